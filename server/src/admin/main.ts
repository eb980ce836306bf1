/** For those who run the server: `bin/admin help`. */
import { administer } from './administer.ts';

// What is written here holds people's secrets: nobody else reads it.
process.umask(0o077);
const { code, out, said } = await administer(process.env, process.argv.slice(2));
process.stderr.write(said);
process.stdout.write(out);
process.exitCode = code;
