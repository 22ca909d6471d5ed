import { randomUUID } from 'node:crypto';
import type { DatabaseSource } from '../db/open-database.ts';
import { greyPng } from './sample-pictures.ts';
import { openTestStudio } from './test-studio.ts';
import { peopleOf } from './workshop-people.ts';

/**
 * Uploads pictures, four at a time, deletes every third, and prints the id of each upload that was acknowledged, or what was
 * deleted with a minus, until the process is killed.
 */
const [source, dataFolder, series] = process.argv.slice(2);
if (source === undefined || dataFolder === undefined) throw new Error('Which studio?');
const studio = await openTestStudio(JSON.parse(source) as DatabaseSource, { dataFolder });
const { person, workshopOf, send } = peopleOf(studio);

async function uploads(name: string): Promise<void> {
  const ann = await person(`ann-${series}-${name}`);
  const at = `/api/workshops/${await workshopOf(ann)}/files`;
  for (let count = 1; ; count += 1) {
    const headers = { ...ann.headers, 'idempotency-key': randomUUID() };
    const body = new Uint8Array(greyPng(count, 3, 50_000));
    const answer = await studio.ask(`${at}?name=${count}`, { method: 'POST', headers, body });
    const { id } = (await answer.json()) as { readonly id?: string };
    if (id === undefined) throw new Error(`An upload was refused: ${answer.status}`);
    process.stdout.write(`${id}\n`);
    if (count % 3 > 0) continue;
    // Told before: it may be gone when its deletion was not acknowledged yet.
    process.stdout.write(`-${id}\n`);
    await send(ann, 'DELETE', `${at}/${id}`);
  }
}

await Promise.all(['one', 'two', 'three', 'four'].map(uploads));
