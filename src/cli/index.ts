import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches compiled code, so that a verb answers in a third of the time. It only affects modules that are loaded after
// this.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
const { answer } = await import('./answer.ts');

const printed = await answer(process.argv.slice(2));
process.stdout.write(printed.text);
if (printed.words !== undefined) process.stderr.write(`${printed.words}\n`);
process.exitCode = printed.exitCode;
