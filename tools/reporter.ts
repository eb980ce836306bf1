/** A quiet reporter for node's test runner: failures in full, counts into the file that tools/test.ts reads. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

interface TestEvent {
  readonly type: string;
  readonly data: {
    readonly name?: string;
    readonly file?: string;
    readonly line?: number;
    readonly skip?: unknown;
    readonly todo?: unknown;
    readonly message?: string;
    readonly details?: { readonly type?: string; readonly error?: Error & { readonly failureType?: string; readonly cause?: unknown } };
  };
}

/** A suite or file fails because something in it failed: that is not one more failure. */
const isOwnFailure = ({ data }: TestEvent): boolean => data.details?.error?.failureType !== 'subtestsFailed';

// biome-ignore lint/style/noDefaultExport: node loads a reporter by its default export
export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  for await (const event of source) {
    if (event.type === 'test:pass' && event.data.details?.type !== 'suite' && !event.data.skip && !event.data.todo) passed++;
    if (event.type === 'test:fail' && isOwnFailure(event)) {
      failed++;
      const { name, file, line, details } = event.data;
      failures.push(`${relative('.', file ?? '')}:${line} › ${name}`);
      yield `\nFAILED ${name}\n  ${file}:${line}\n${inspect(details?.error?.cause ?? details?.error).replaceAll(/^/gm, '  ')}\n`;
    }
    if (event.type === 'test:stderr' || event.type === 'test:stdout') yield event.data.message ?? '';
  }
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify({ passed, failed, failures }));
}
