import { createAccount } from '#server/identity/accounts/create-account.ts';
import { emailAddress } from '#shared/email-address.ts';
import { TEST_PASSWORD } from '#server/identity/testing/test-pool.ts';
import { listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { openApp } from '#server/open-app.ts';
import { settingsOf } from '#server/testing/test-studio.ts';

// A studio in a process of its own, so that what it costs is not mixed with what its clients cost.
const [, , folder = ''] = process.argv;
const studio = await openApp({
  version: '0',
  builtSite: folder,
  hosts: ['127.0.0.1'],
  dataFolder: folder,
  settings: settingsOf({}),
  reportBug: (error) => console.error(error),
  onOutboxOpened: () => undefined,
});
if (!studio.ok) throw new Error(studio.problem.message);
const { answer, services } = studio.value;
await createAccount(services.identity, {
  email: emailAddress('benchmark@example.org'),
  password: TEST_PASSWORD,
  status: 'CONFIRMED',
  isEmailVerified: true,
});
const { url } = await listenOnLoopback(
  (request, { clientAddress, origin }) => answer(request, { clientAddress, origin }),
  0,
);
process.stdout.write(`${url}\n`);
