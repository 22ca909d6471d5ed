import { beforeEach, describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '#shared/result.ts';
import type { ShopCounter } from '#spec/workshop/counter.ts';
import type { RefusedCall } from '../../api/studio-client.ts';
import { createCounterDesk } from './counter-desk.ts';
import type { KeptCounter } from './kept-counter.ts';

const board: ShopCounter = {
  country: 'IN',
  rates: [],
  ratesAsOf: '2026-11-24',
  tax: { name: 'GST', ratePct: 3, base: 'piece' },
  ringSizeSystem: 'IN',
};
const at = (version: number, more: Partial<KeptCounter> = {}): KeptCounter => ({
  accountId: 'ann',
  workshopId: 'shop',
  shopName: 'Ann’s',
  isOwner: true,
  etag: `"${version}"`,
  ...more,
});
const refused = (status: number): RefusedCall => ({ code: 'no', message: 'No.', remedy: 'Wait.', status });

let kept: KeptCounter | undefined;
let who: string | undefined;
/** What the workshop answers next, in order. */
let answers: Result<KeptCounter, RefusedCall>[];
const desk = () => {
  const answer = async () => {
    const next = answers.shift();
    if (next === undefined) throw new Error('Nobody expected this call.');
    return next;
  };
  return createCounterDesk({
    home: { read: answer, enter: answer },
    kept: () => kept,
    keep: (counter) => {
      kept = counter;
    },
    accountId: () => who,
  });
};
beforeEach(() => {
  kept = undefined;
  who = 'ann';
  answers = [];
});

test('what an earlier visit kept is there at once, and what the workshop says takes its place', async () => {
  kept = at(1);
  answers = [ok(at(2, { counter: board }))];
  const { store, read } = desk();
  expect(store.getState().kept?.etag).toBe('"1"');
  await read();
  expect(store.getState().kept).toEqual(at(2, { counter: board }));
  expect(kept?.etag).toBe('"2"');
});

test('the same state read again is the same object, so that nothing is reckoned anew', async () => {
  answers = [ok(at(2, { counter: board })), ok(at(2, { counter: { ...board } }))];
  const { store, read } = desk();
  await read();
  const first = store.getState().kept;
  await read();
  expect(store.getState().kept).toBe(first);
});

test('without a line what was read before stays, and why it is not read is told', async () => {
  kept = at(1, { counter: board });
  answers = [fail(refused(0))];
  const { store, read } = desk();
  await read();
  expect(store.getState()).toEqual({ kept: at(1, { counter: board }), problem: refused(0) });
});

test('an answer for somebody who has left by then is dropped', async () => {
  answers = [ok(at(2))];
  const { store, read } = desk();
  const reading = read();
  who = 'bea';
  await reading;
  expect(store.getState().kept).toBeUndefined();
});

test('nobody’s counter is not asked for', async () => {
  who = undefined;
  const { store, read } = desk();
  await read();
  expect(store.getState()).toEqual({ kept: undefined, problem: undefined });
});

describe('entering', () => {
  test('takes effect with the workshop’s answer', async () => {
    kept = at(0);
    answers = [ok(at(1, { counter: board }))];
    const { store, enter } = desk();
    expect(await enter(at(0), board)).toEqual(ok(at(1, { counter: board })));
    expect(store.getState().kept?.counter).toEqual(board);
    expect(kept?.counter).toEqual(board);
  });

  test('that somebody else was quicker with reads theirs, and says so', async () => {
    kept = at(1);
    const theirs = at(2, { counter: { ...board, ratesAsOf: '2026-11-25' } });
    answers = [fail(refused(412)), ok(theirs)];
    const { store, enter } = desk();
    expect(await enter(at(1), board)).toEqual(fail(refused(412)));
    expect(store.getState().kept).toEqual(theirs);
  });

  test('for somebody who has left by then is not laid before the next', async () => {
    answers = [ok(at(1, { counter: board }))];
    const { store, enter } = desk();
    const entering = enter(at(0), board);
    who = 'bea';
    await entering;
    expect([store.getState().kept, kept]).toEqual([undefined, undefined]);
  });

  test('that fails changes nothing', async () => {
    kept = at(1, { counter: board });
    answers = [fail(refused(500))];
    const { store, enter } = desk();
    await enter(at(1), { ...board, ratesAsOf: '2026-11-25' });
    expect(store.getState().kept).toEqual(at(1, { counter: board }));
  });
});

test('when somebody else sits down nothing is left, in the browser neither', () => {
  kept = at(1, { counter: board });
  const { store, forget } = desk();
  forget();
  expect([store.getState().kept, kept]).toEqual([undefined, undefined]);
});
