import { randomUUID } from 'node:crypto';
import type { DatabaseSource } from '../db/open-database.ts';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { openTestStudio } from './test-studio.ts';
import { peopleOf } from './workshop-people.ts';

/**
 * Creates designs and saves states of them, six at a time, and prints the ids of each that was acknowledged, until the
 * process is killed.
 */
const [source, dataFolder, series] = process.argv.slice(2);
if (source === undefined || dataFolder === undefined) throw new Error('Which studio?');
const studio = await openTestStudio(JSON.parse(source) as DatabaseSource, { dataFolder });
const { person, workshopOf, send } = peopleOf(studio);
const ann = await person(`ann-${series}`);
const at = `/api/workshops/${await workshopOf(ann)}/designs`;

const state = () => ({ id: randomUUID(), spec: haloRing, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' });

async function oneDesign(): Promise<void> {
  let parent = state();
  const made = await send(ann, 'POST', at, { revision: parent }, { 'idempotency-key': randomUUID() });
  if (made.status !== 201) throw new Error(`A design was refused: ${JSON.stringify(made.body)}`);
  const designId = String(made.body['id']);
  process.stdout.write(`${designId} ${parent.id}\n`);
  for (let states = 0; states < 8; states += 1) {
    const next = state();
    const saved = await send(ann, 'POST', `${at}/${designId}/revisions`, { ...next, parentId: parent.id });
    if (saved.status !== 201) throw new Error(`A state was refused: ${JSON.stringify(saved.body)}`);
    process.stdout.write(`${designId} ${next.id}\n`);
    parent = next;
  }
}

for (;;) await Promise.all(Array.from({ length: 6 }, oneDesign));
