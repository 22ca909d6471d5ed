import type { DatabaseSource } from '../db/open-database.ts';
import { TEST_PASSWORD } from '../identity/testing/test-pool.ts';
import { openTestStudio } from './test-studio.ts';

/**
 * Signs people up for accounts and for the newsletter, ten at a time, and prints each address whose request was
 * acknowledged, until the process is killed.
 */
const [source, dataFolder, mailServer, series] = process.argv.slice(2);
if (source === undefined || dataFolder === undefined || mailServer === undefined) throw new Error('Which studio?');
const studio = await openTestStudio(JSON.parse(source) as DatabaseSource, {
  dataFolder,
  env: { SMTP_URL: mailServer, MAIL_FROM: 'studio@example.org' },
});

for (let round = 0; ; round += 1) {
  const requests = Array.from({ length: 10 }, async (_, index) => {
    const email = `${series}-${round}-${index}@example.org`;
    const clientAddress = `198.51.${round % 250}.${index}`;
    const answer =
      index % 2 === 0
        ? await studio.post('/api/newsletter', { email }, clientAddress)
        : await studio.call('SignUp', { Username: email, Password: TEST_PASSWORD }, {}, clientAddress);
    if (answer.status < 300) process.stdout.write(`${email}\n`);
  });
  await Promise.all(requests);
}
