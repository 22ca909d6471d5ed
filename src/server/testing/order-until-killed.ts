import type { DatabaseSource } from '../db/open-database.ts';
import { orderDesk } from './order-desk.ts';
import { shareCounter } from './share-counter.ts';
import { openTestStudio } from './test-studio.ts';
import { peopleOf } from './workshop-people.ts';

/**
 * Places orders and takes them from step to step, six at a time, and prints the id and version of each that was
 * acknowledged, until the process is killed. Their clients approve them by links.
 */
const [source, dataFolder, series] = process.argv.slice(2);
if (source === undefined || dataFolder === undefined) throw new Error('Which studio?');
const studio = await openTestStudio(JSON.parse(source) as DatabaseSource, { dataFolder });
const people = peopleOf(studio);
const ann = await people.person(`ann-${series}`);
const shop = await people.workshopOf(ann);
const desk = orderDesk(people, () => shop);
const counter = shareCounter(studio, people, desk);

/** Each from a place of their own. */
let clients = 0;

async function approved(id: string) {
  const share = await counter.share(ann, { of: { orderId: id } });
  clients += 1;
  const from = `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
  const answer = await counter.approve(counter.pathOf(share), { name: 'Asha' }, from);
  if (answer.status !== 303) throw new Error(`${answer.status}: ${answer.text}`);
  return desk.orderOf(await desk.read(ann, id));
}

async function oneOrder(): Promise<void> {
  let order = await desk.placed(ann);
  const told = () => process.stdout.write(`${order.id} ${order.etag.replaceAll('"', '')}\n`);
  told();
  for (const to of ['quoted', 'approved', 'cad', 'print', 'cast', 'set']) {
    order = to === 'approved' ? await approved(order.id) : await desk.gone(ann, order, to);
    told();
  }
}

for (;;) await Promise.all(Array.from({ length: 6 }, oneOrder));
