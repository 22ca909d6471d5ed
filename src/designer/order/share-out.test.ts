import { expect, test } from 'vitest';
import { builtInAssistant } from '../assistants/built-in.ts';
import { understand } from '../brief/understand.ts';
import { orderLines } from './order-lines.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import { shareOut } from './share-out.ts';

async function shared(brief: string) {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const lines = await shareOut(builtInAssistant, orderLines(request.value), { seed: 1, profile });
  return lines.map((line) => line.request);
}

const sum = (values: readonly (number | undefined)[]) => values.reduce<number>((total, one) => total + (one ?? 0), 0);

test('money for an order is shared out as its pieces cost, none left over', async () => {
  const [chain, ring] = await shared('22k gold chain 20 inch and a plain gold band, budget $4000');
  expect(sum([chain?.budget?.target, ring?.budget?.target])).toBeCloseTo(4000);
  expect(chain?.budget?.target).toBeGreaterThan(ring?.budget?.target ?? Infinity);
});

test('carats together are those of all stones', async () => {
  const requests = await shared('diamond ring and pendant set, 2 carats total, white gold');
  expect(sum(requests.map(({ stones }) => stones?.[0]?.carat_total))).toBeCloseTo(2);
});

test('what was said of each piece stays as it was said', async () => {
  const requests = await shared('ring and pendant with rubies, $900 each');
  expect(requests.map(({ budget }) => budget)).toEqual(requests.map(() => requests[0]?.budget));
});

test('a piece with a weight of its own has that, and takes nothing from the weight of another', async () => {
  const requests = await shared('22k gold pendant 6 grams, jhumka 15 grams');
  expect(requests.map(({ weight }) => weight?.metal_approx_g)).toEqual([6, undefined]);
  expect(requests.map(({ items }) => items?.[0]?.weight_approx_g)).toEqual([undefined, 15]);
});
