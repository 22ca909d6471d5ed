import { existsSync, readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { dataFolderOf } from './data-folder.ts';
import { ensureDemoJeweller } from './demo-jeweller.ts';
import { firstRunNotice, hasAccounts } from './first-run.ts';
import { clientAddress } from './http/client-address.ts';
import { isTaken, listenFromPort, listenOnLoopback } from './http/listen-on-loopback.ts';
import { openApp } from './open-app.ts';
import { providerNotices } from './settings/site-config-of.ts';
import { readStartOptions } from './settings/start-options.ts';
import { readStudioSettings } from './settings/studio-settings.ts';

const root = join(import.meta.dirname, '../..');
// Tests of the start bring a page of their own: the screens may not be built yet.
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
const { isProxy, publicUrl, outsidePool } = settings.value;
if (options.value.demo && outsidePool !== undefined) {
  const pool = outsidePool.userPoolId;
  giveUp(`--demo makes an account of the studio's own, but people sign in at the pool ${pool}.`, 'Start without it.');
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const studio = await openApp({
  version,
  builtSite,
  hosts: publicUrl === undefined ? LOOPBACK_NAMES : [...LOOPBACK_NAMES, new URL(publicUrl).hostname],
  dataFolder: dataFolderOf(options.value.dataFolder, process.env),
  settings: settings.value,
  reportBug: (error) => console.error(error),
  notice: (line) => console.warn(line),
  onOutboxOpened: () => sayWhereOutboxIs(),
});
if (!studio.ok) giveUp(studio.problem.message, studio.problem.remedy);
const { answer, services } = studio.value;
const { identity, outboxPage } = services;
const { allowsSignUp } = identity.config;

const demo = options.value.demo ? await ensureDemoJeweller(identity) : undefined;
const welcome =
  demo === undefined
    ? firstRunNotice({ settings: settings.value, allowsSignUp, hasAccounts: await hasAccounts(identity) })
    : [`Sign in as ${demo.email} with the password ${demo.password}`];

const { port, isPortAsked } = options.value;
const listen = isPortAsked ? listenOnLoopback : listenFromPort;
const listening = await listen(
  (request, env) =>
    answer(request, {
      clientAddress: clientAddress(env.clientAddress, request.headers.get('x-forwarded-for'), isProxy),
      origin: publicUrl ?? env.origin,
    }),
  port,
).catch((error: Error) =>
  giveUp(
    isTaken(error) ? `Port ${port} is taken by another program.` : `Port ${port} can't be opened (${error.message}).`,
    'Give another one, e.g. npm start -- --port 8080; 0 takes any free one.',
  ),
);
const hasMoved = port !== 0 && listening.port !== port;
console.log(`${hasMoved ? `Port ${port} is taken; ` : ''}${brand.name} is open at ${listening.url}`);
for (const line of welcome) console.log(line);
sayWhereOutboxIs();
if (!allowsSignUp && outsidePool === undefined) {
  console.log(
    'Nobody can sign up: codes have no way to people. Set SMTP_URL and MAIL_FROM, e.g. smtps://mail.example.',
  );
}
for (const line of providerNotices(settings.value)) console.log(line);
// Node writes its compile cache when a program ends by itself; a server is always stopped, so write it now.
flushCompileCache();

function sayWhereOutboxIs(): void {
  if (outboxPage !== undefined)
    console.log(`Letters, e.g. codes: ${new URL(outboxPage.path(), listening.url).href} (works once)`);
}
