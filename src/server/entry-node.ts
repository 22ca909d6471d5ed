import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '#shared/brand.ts';
import { createApp } from './app.ts';
import { clientAddress } from './http/client-address.ts';
import { listenOnLoopback } from './http/listen-on-loopback.ts';
import { openStudio } from './open-studio.ts';
import { siteConfigOf } from './site-config-of.ts';
import { readStartOptions } from './start-options.ts';
import { readStudioSettings } from './studio-settings.ts';

const root = join(import.meta.dirname, '../..');
const builtSite = process.env['STUDIO_SITE'] || join(root, 'build/web');
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

function giveUp(message: string, remedy: string): never {
  console.error(`${message} ${remedy}`);
  process.exit(1);
}

const options = readStartOptions(process.argv.slice(2), process.env);
if (!options.ok) giveUp(options.problem.message, options.problem.remedy);
if (!existsSync(join(builtSite, 'index.html'))) giveUp('The studio is not built yet.', '`npm start` builds it.');

const settings = readStudioSettings(process.env);
if (!settings.ok) giveUp(settings.problem.message, settings.problem.remedy);
const { isProxy, publicUrl } = settings.value;

const reportBug = (error: Error) => console.error(error);
const studio = await openStudio({
  dataFolder: resolve(options.value.dataFolder ?? join(root, 'data')),
  settings: settings.value,
  reportBug,
  onOutboxOpened: () => sayWhereLettersAre(),
}).catch((error: Error) =>
  giveUp(`The studio's data can't be opened (${error.message}).`, 'Check the folder or the variable DATABASE_URL.'),
);
if (!studio.ok) giveUp(studio.problem.message, studio.problem.remedy);
const { identity, sessions, outboxPath, allowsSignUp } = studio.value;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const ourNames = publicUrl === undefined ? LOOPBACK_NAMES : [...LOOPBACK_NAMES, new URL(publicUrl).hostname];
const app = createApp({
  version,
  builtSite,
  identity,
  sessions,
  siteConfig: siteConfigOf(settings.value, allowsSignUp),
  isOurHost: (host) => ourNames.includes(host),
  reportBug,
});
const { port } = options.value;
const listening = await listenOnLoopback(
  (request, env) =>
    app.fetch(request, {
      clientAddress: clientAddress(env.clientAddress, request.headers.get('x-forwarded-for'), isProxy),
      origin: publicUrl ?? env.origin,
    }),
  port,
).catch((error: Error) =>
  giveUp(`Port ${port} can't be opened (${error.message}).`, 'Give another one: npm start -- --port 8080.'),
);
console.log(`${brand.name} is open at ${listening.url}`);
sayWhereLettersAre();
if (!allowsSignUp) {
  console.log(
    'Nobody can sign up: codes have no way to people. Set SMTP_URL and MAIL_FROM, e.g. smtps://mail.example.',
  );
}
if (publicUrl !== undefined && !settings.value.hasProxies) {
  console.log('Everybody counts as one visitor. Name what hands requests over: e.g. TRUSTED_PROXIES=127.0.0.1.');
}

function sayWhereLettersAre(): void {
  if (outboxPath !== undefined)
    console.log(`Letters, e.g. codes: ${new URL(outboxPath(), listening.url).href} (works once)`);
}
