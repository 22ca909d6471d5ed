import { randomUUID } from 'node:crypto';
import { greyPng } from './sample-pictures.ts';
import { openTestStudio } from './test-studio.ts';
import { peopleOf } from './workshop-people.ts';

/** Uploads pictures of these many bytes, and prints the status and code of each answer. */
const [dataFolder, ...sizes] = process.argv.slice(2);
if (dataFolder === undefined) throw new Error('Which studio?');
const studio = await openTestStudio(undefined, { dataFolder });
const { person, workshopOf } = peopleOf(studio);
const ann = await person('ann');
const at = `/api/workshops/${await workshopOf(ann)}/files`;
for (const bytes of sizes) {
  const headers = { ...ann.headers, 'idempotency-key': randomUUID() };
  const body = new Uint8Array(greyPng(3, 3, Number(bytes)));
  const answer = await studio.ask(`${at}?name=ring`, { method: 'POST', headers, body });
  const { code = '' } = (await answer.json()) as { readonly code?: string };
  process.stdout.write(`${answer.status} ${code}\n`);
}
await studio.close();
