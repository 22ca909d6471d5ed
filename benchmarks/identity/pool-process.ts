import { openTestPool, TEST_PASSWORD } from '#server/identity/testing/test-pool.ts';

// A pool in a process of its own, so that what it costs is not mixed with what its clients cost.
const [, , sqliteFile = ''] = process.argv;
const pool = await openTestPool({ sqliteFile });
await pool.create({ email: 'benchmark@example.org', password: TEST_PASSWORD });
process.stdout.write(`${await pool.listen()}\n`);
