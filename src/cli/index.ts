import { answer } from './answer.ts';

const printed = await answer(process.argv.slice(2));
process.stdout.write(printed.text);
if (printed.words !== undefined) process.stderr.write(`${printed.words}\n`);
process.exitCode = printed.exitCode;
