/**
 * What people who install Caravel meet, in clean roots of Debian, because no container engine runs here:
 *
 *     node tools/image/run.ts            all of it, as root and with debootstrap; `bin/test full image` does this
 *     node tools/image/run.ts compose    two servers behind Caddy, with the settings of compose.postgres.yaml
 *     node tools/image/run.ts image      the steps of the Dockerfile, the server they make, and its health check
 *     node tools/image/run.ts tarball    the release in a Debian that has nothing: what is missing is named, then it runs
 */
import { whyNoRoots } from './clean-root.ts';
import { tryCompose } from './try-compose.ts';
import { tryImage } from './try-image.ts';
import { tryTarball } from './try-tarball.ts';

const TRIALS: Readonly<Record<string, () => Promise<void>>> = { compose: tryCompose, image: tryImage, tarball: tryTarball };

const why = whyNoRoots();
if (why) {
  console.error(`cannot be tried here: ${why}`);
  process.exit(1);
}
const chosen = process.argv.slice(2);
for (const [name, run] of Object.entries(TRIALS)) if (chosen.length === 0 || chosen.includes(name)) await run();
