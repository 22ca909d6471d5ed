import { openTestPool, TEST_PASSWORD } from './test-pool.ts';

/** Signs accounts up, ten at a time, and prints each one that was acknowledged, until the process is killed. */
const [sqliteFile, series] = process.argv.slice(2);
if (sqliteFile === undefined || series === undefined) throw new Error('Which database file, and which series?');
const pool = await openTestPool({ sqliteFile });

for (let round = 0; ; round += 1) {
  const signUps = Array.from({ length: 10 }, async (_, index) => {
    const Username = `${series}-${round}-${index}@example.org`;
    const facts = { clientAddress: `198.51.100.${round % 250}` };
    const answer = await pool.call('SignUp', { Username, Password: TEST_PASSWORD }, facts);
    if (answer.status === 200) process.stdout.write(`${Username}\n`);
  });
  await Promise.all(signUps);
}
