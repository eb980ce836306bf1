import assert from 'node:assert/strict';
import test from 'node:test';
import { loadAbout } from '../about/index.ts';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { aboutWithoutServer, loadNoServer } from './index.ts';

const samples: Samples = () => [];

for (const locale of LOCALES) {
  test(`every message of a site without a server is sound in ${locale}`, async () =>
    checkMessages(await loadNoServer(locale), en, samples));
  if (locale !== 'en')
    test(`nothing of a site without a server is left in English in ${locale}`, async () =>
      checkTranslated(await loadNoServer(locale), en, samples, []));
  test(`in ${locale}, About and Privacy of a site without a server promise nothing that needs one`, async () => {
    const usual = await loadAbout(locale);
    const { about, privacy } = aboutWithoutServer(usual, await loadNoServer(locale));
    assert.equal(privacy.title, usual.privacy.title);
    assert.equal(about.parts.length, usual.about.parts.length);
    assert.equal(about.parts[0]?.heading, usual.about.parts[0]?.heading);
    const said = new Set(privacy.parts.flatMap(({ text }) => text));
    for (const { text } of usual.privacy.parts) for (const paragraph of text) assert.ok(!said.has(paragraph), paragraph);
  });
}
