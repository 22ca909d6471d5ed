import { describe, expect, test } from 'vitest';
import { builtInDesigner } from '../assistants/testing/built-in-designer.ts';
import { understand } from '../brief/understand.ts';
import { estimatedAppraisal } from '../propose/estimated-appraisal.ts';
import { propose } from '../propose/propose.ts';
import { proposeOptions } from '../propose/testing/propose-options.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { leadingPiece } from './leading-piece.ts';
import { orderLines } from './order-lines.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { keptOrder } from '#spec/kept/kept-order.ts';
import { saidFacts } from '#spec/kept/said-facts.ts';
import { shareOut } from './share-out.ts';

async function shared(brief: string) {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const lines = await shareOut(builtInDesigner, orderLines(request.value), { seed: 1, profile });
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

test('a weight in tola is shared out, too, and its shares are added up before they are held against it', async () => {
  const understood = understand('22k gold chain 20 inch and a plain gold kada, 5 tola in all');
  if (!understood.ok) throw new Error(understood.problem.message);
  const request = { ...understood.value, weight: { value: 5, unit: 'tola', scope: 'all_pieces' } } as const;
  const lines = await shareOut(builtInDesigner, orderLines(request), { seed: 1, profile });
  expect(sum(lines.map((line) => line.request.weight?.value))).toBeCloseTo(5);
  const found = lines.map(({ line, request: own }) => ({
    line,
    facts: saidFacts(own).flatMap((fact): readonly KeptFact[] =>
      fact.field === 'weight.value' ? [{ ...fact, state: 'kept', inDesign: line.item === 0 ? 4.1 : 2 }] : [],
    ),
  }));
  const whole = keptOrder(request, found).find(({ field }) => field === 'weight.value');
  expect(whole).toMatchObject({ value: 5, state: 'changed', inDesign: 6.1 });
});

describe('a weight of all together', () => {
  test.each([
    '18k, ring size 20 indian, studs and a band, both together 5 gm',
    'gold flower studs and a band size 7, together 7 grams',
  ])('is met in every set, although a piece cannot be as light as its share: %s', async (brief) => {
    const understood = understand(brief);
    if (!understood.ok) throw new Error(understood.problem.message);
    const lines = await shareOut(builtInDesigner, orderLines(understood.value), { seed: 1, profile });
    const [first, ...others] = lines.map(({ request }) => request) as [DesignRequest, ...DesignRequest[]];
    const led = propose(first, proposeOptions({ ofOrder: true }));
    const leading = leadingPiece(led.ok ? led.value : []);
    const beside = proposeOptions({ ofOrder: true, ...(leading && { leading }) });
    const trays = [led, ...others.map((request) => propose(request, beside))];
    const grams = trays.map((tray) =>
      tray.ok
        ? tray.value.map(({ spec }) => estimatedAppraisal({ ...spec, size: spec.size }, profile).netMetalGrams)
        : [],
    );
    const said = understood.value.weight?.metal_approx_g ?? Number.NaN;
    for (const at of [0, 1, 2, 3]) {
      const total = sum(grams.map((ofLine) => ofLine[at]));
      expect(Math.abs(total / said - 1), `${at}: ${total}`).toBeLessThan(0.01);
    }
  });
});
