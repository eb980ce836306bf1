import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

/** The audit with an npm that answers this. */
const auditWith = (answer: string): { code: number | null; out: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-audit-'));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout } = spawnSync(process.execPath, [new URL('audit.ts', import.meta.url).pathname], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { code: status, out: stdout };
};

const found = (severity: string): string => JSON.stringify({ vulnerabilities: { leaky: { name: 'leaky', severity, range: '<2' } } });

test('grave holes fail the audit, others are named, silence is noted', () => {
  assert.deepEqual(auditWith(found('high')), { code: 1, out: 'audit: leaky <2: high\n' });
  assert.deepEqual(auditWith(found('critical')), { code: 1, out: 'audit: leaky <2: critical\n' });
  assert.deepEqual(auditWith(found('moderate')), { code: 0, out: 'audit: leaky <2: moderate\n' });
  assert.deepEqual(auditWith('{"vulnerabilities":{}}'), { code: 0, out: '' });
  assert.equal(auditWith('{"message":"405 Method Not Allowed"}').code, 0);
  assert.match(auditWith('no such host').out, /does not answer/);
});
