import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '../request/design-request.ts';
import type { KeptFact, Verdict } from './fact.ts';
import { keptOrder } from './kept-order.ts';
import { saidFacts } from './said-facts.ts';
import { requestOf } from './testing/kept-ring.ts';

const kept: Verdict = { state: 'kept' };
const missing: Verdict = { state: 'notDone', why: 'nothing of the kind is in the design' };

/** A line of an order of which every fact is kept but those named. */
function line(item: number, request: DesignRequest, otherwise: Readonly<Record<string, Verdict>> = {}) {
  const facts = saidFacts(request).map((fact): KeptFact => ({ ...fact, ...(otherwise[fact.place] ?? kept) }));
  return { line: { item, stones: [] }, facts };
}

const order = requestOf({
  items: [{ type: 'ring' }, { type: 'earrings' }],
  metal: { karat: 18 },
  motifs: ['lotus'],
  budget: { currency: 'USD', max: 900 },
});
const ring = { ...order, items: [{ type: 'ring' }] };
const earrings = { ...order, items: [{ type: 'earrings' }] };

const stateOf = (place: string, lines: Parameters<typeof keptOrder>[1]) =>
  keptOrder(order, lines).find((fact) => fact.place === place)?.state;

describe('an order', () => {
  test('keeps a motif that one piece has, and a karat that all have', () => {
    const lines = [line(0, ring), line(1, earrings, { 'motifs[0]': missing, 'metal.karat': missing })];
    expect(stateOf('motifs[0]', lines)).toBe('kept');
    expect(stateOf('metal.karat', lines)).toBe('notDone');
  });

  test('tells of each item what became of it in its own piece', () => {
    const lines = [line(0, ring), line(1, earrings, { 'items[0].type': { state: 'changed', inDesign: 'pendant' } })];
    expect(stateOf('items[0].type', lines)).toBe('kept');
    expect(stateOf('items[1].type', lines)).toBe('changed');
  });

  test('adds up what was shared out before it is held against the whole', () => {
    const share = (request: DesignRequest, max: number) => ({ ...request, budget: { currency: 'USD', max } });
    const lines = (second: number) => [
      line(0, share(ring, 500), { 'budget.max': { state: 'changed', inDesign: 520 } }),
      line(1, share(earrings, 400), { 'budget.max': { state: 'kept', inDesign: second } }),
    ];
    expect(stateOf('budget.max', lines(380))).toBe('kept');
    expect(stateOf('budget.max', lines(400))).toBe('changed');
  });

  test('tells by how much the sum misses an amount, not a line', () => {
    const share = (request: DesignRequest, max: number) => ({ ...request, budget: { currency: 'USD', max } });
    const over: Verdict = { state: 'changed', inDesign: 520, why: '$20 over the budget at these rates' };
    const lines = (second: number) => [
      line(0, share(ring, 500), { 'budget.max': over }),
      line(1, share(earrings, 400), { 'budget.max': { state: 'kept', inDesign: second } }),
    ];
    const sum = (second: number) => keptOrder(order, lines(second)).find(({ place }) => place === 'budget.max');
    expect(sum(390)).toMatchObject({ state: 'changed', inDesign: 910, why: '$10 over the budget at these rates' });
    expect(sum(370)).not.toHaveProperty('why');
  });

  test('of one piece has the facts of that piece', () => {
    const only = line(0, ring);
    expect(keptOrder(ring, [only])).toBe(only.facts);
  });

  test('lacks what no piece was told of', () => {
    const withSize = requestOf({
      items: [{ type: 'pendant' }, { type: 'earrings' }],
      size: { system: 'US', value: 6 },
    });
    const { size: _size, ...without } = withSize;
    const facts = keptOrder(withSize, [line(0, without), line(1, without)]);
    expect(facts.find(({ place }) => place === 'size.value')?.state).toBe('notDone');
  });

  test('has a size as soon as one piece has it, with the system that it was said in', () => {
    const sized = requestOf({ items: [{ type: 'earrings' }, { type: 'ring' }], size: { system: 'IN', value: 20 } });
    const { size: _size, ...without } = sized;
    const ofRing = line(1, sized);
    const judged = { ...ofRing, facts: ofRing.facts.filter(({ field }) => field !== 'size.system') };
    const facts = keptOrder(sized, [line(0, without), judged]);
    expect(facts.find(({ place }) => place === 'size.value')?.state).toBe('kept');
    expect(facts.find(({ place }) => place === 'size.system')).toBeUndefined();
  });
});
