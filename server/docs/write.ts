/** `node server/docs/write.ts` brings docs/protocol.md up to date. */
import { writeFileSync } from 'node:fs';
import { protocolPage } from './protocol-page.ts';

writeFileSync(new URL('../../docs/protocol.md', import.meta.url), protocolPage());
