import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { createApp } from './app.ts';
import { listenOnLoopback } from './http/listen-on-loopback.ts';
import { readStartOptions } from './start-options.ts';

const root = join(import.meta.dirname, '../..');
const builtSite = join(root, 'build/web');
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

function giveUp(message: string, remedy: string): never {
  console.error(`${message} ${remedy}`);
  process.exit(1);
}

const options = readStartOptions(process.argv.slice(2), process.env);
if (!options.ok) giveUp(options.problem.message, options.problem.remedy);
if (!existsSync(join(builtSite, 'index.html'))) giveUp('The studio is not built yet.', '`npm start` builds it.');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const app = createApp({
  version,
  builtSite,
  isOurHost: (host) => LOOPBACK_NAMES.includes(host),
  reportBug: (error) => console.error(error),
});
const { port } = options.value;
const listening = await listenOnLoopback(app.fetch, port).catch((error: Error) =>
  giveUp(`Port ${port} can't be opened (${error.message}).`, 'Give another one: npm start -- --port 8080.'),
);
console.log(`${brand.name} is open at ${listening.url}`);
