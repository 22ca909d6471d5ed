import { answer } from './answer.ts';

const printed = await answer(process.argv.slice(2));
process.stdout.write(printed.text);
process.exitCode = printed.exitCode;
