import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brand } from '#shared/brand.ts';
import { createApp } from './app.ts';
import { listenOnLoopback } from './http/listen-on-loopback.ts';

const root = join(import.meta.dirname, '../..');
const builtSite = join(root, 'build/web');
const DEFAULT_PORT = 4310;

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? process.env['PORT'] ?? DEFAULT_PORT);
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

if (!existsSync(join(builtSite, 'index.html'))) {
  console.error('The studio is not built yet: run `npm start`, which builds it.');
  process.exit(1);
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const app = createApp({
  version,
  builtSite,
  isOurHost: (host) => LOOPBACK_NAMES.includes(host),
  reportBug: (error) => console.error(error),
});
const { url } = await listenOnLoopback(app.fetch, port);
console.log(`${brand.name} is open at ${url}`);
