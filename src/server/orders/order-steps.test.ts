import { describe, expect, test } from 'vitest';
import { type OrderStage, orderStages } from '../db/order-tables.ts';
import { workshopRoles } from '../db/workshop-tables.ts';
import { checkedStep, isClosed, isFrozen, nextStages } from './order-steps.ts';

/** Who may let an order take which step, as it was decided: o(wner), s(eller), b(ench), c(aster). The code is held to it. */
const DECIDED: Readonly<Record<string, string>> = {
  'enquiry > quoted': 'os',
  'enquiry > on_hold': 'osb',
  'enquiry > cancelled': 'os',
  'quoted > enquiry': 'os',
  'quoted > approved': 'os',
  'quoted > on_hold': 'osb',
  'quoted > cancelled': 'os',
  'approved > cad': 'osb',
  'approved > print': 'ob',
  'approved > on_hold': 'osb',
  'approved > cancelled': 'o',
  'cad > print': 'ob',
  'cad > on_hold': 'osb',
  'cad > cancelled': 'o',
  'print > cad': 'ob',
  'print > cast': 'obc',
  'print > on_hold': 'osb',
  'print > cancelled': 'o',
  'cast > print': 'obc',
  'cast > set': 'obc',
  'cast > polish': 'obc',
  'cast > on_hold': 'osb',
  'cast > cancelled': 'o',
  'set > cast': 'ob',
  'set > polish': 'ob',
  'set > on_hold': 'osb',
  'set > cancelled': 'o',
  'polish > set': 'ob',
  'polish > hallmark': 'ob',
  'polish > on_hold': 'osb',
  'polish > cancelled': 'o',
  'hallmark > polish': 'ob',
  'hallmark > delivered': 'os',
  'hallmark > on_hold': 'osb',
  'hallmark > cancelled': 'o',
  'on_hold > cancelled': 'o',
};

const at = (stage: OrderStage, heldFrom: OrderStage | '' = '') => ({ stage, heldFrom });

/** Every pair of stages in every role: a step that is not in the table is refused. */
describe.each(orderStages)('an order that is %s', (from) => {
  test.each(orderStages)('and is to be %s', (to) => {
    const decided = DECIDED[`${from} > ${to}`];
    for (const role of workshopRoles) {
      const step = checkedStep(at(from), to, role);
      const expected =
        decided === undefined ? 'no_such_step' : decided.includes(role.charAt(0)) ? 'ok' : 'role_without_step';
      expect([role, step.ok ? 'ok' : step.problem.code]).toEqual([role, expected]);
    }
  });
});

test('what is on hold goes on where it was, and nowhere else', () => {
  for (const heldFrom of orderStages)
    for (const role of workshopRoles) {
      const next = nextStages(at('on_hold', heldFrom), role);
      const isHeld = DECIDED[`${heldFrom} > on_hold`] !== undefined && role !== 'caster';
      expect(next).toEqual([...(isHeld ? [heldFrom] : []), ...(role === 'owner' ? ['cancelled'] : [])]);
    }
});

test('the next stages are those that the table has, in the order in which pieces go', () => {
  expect(nextStages(at('quoted'), 'seller')).toEqual(['enquiry', 'approved', 'on_hold', 'cancelled']);
  expect(nextStages(at('quoted'), 'bench')).toEqual(['on_hold']);
  expect(nextStages(at('cast'), 'caster')).toEqual(['print', 'set', 'polish']);
  expect(nextStages(at('delivered'), 'owner')).toEqual([]);
  expect(nextStages(at('cancelled'), 'owner')).toEqual([]);
});

test('a client lets an order take one step: what was quoted is approved', () => {
  const taken = orderStages.flatMap((stage) => nextStages(at(stage), 'client').map((to) => `${stage} > ${to}`));
  expect(taken).toEqual(['quoted > approved']);
  expect(nextStages(at('on_hold', 'quoted'), 'client')).toEqual([]);
});

test('a refusal says what can be done instead', () => {
  expect(checkedStep(at('enquiry'), 'cast', 'owner')).toMatchObject({
    problem: {
      message: 'An order that stands at “Enquiry” can’t go to “Cast”.',
      remedy: 'It can go to: Quoted, On hold, Cancelled.',
    },
  });
  expect(checkedStep(at('quoted'), 'approved', 'bench')).toMatchObject({
    problem: { remedy: 'Ask somebody who may: an owner, a seller, the client through a link.' },
  });
});

test('from the approval on a piece is frozen, on hold too', () => {
  const open: readonly OrderStage[] = ['enquiry', 'quoted'];
  for (const stage of orderStages.filter((one) => one !== 'on_hold')) {
    expect([stage, isFrozen(at(stage))]).toEqual([stage, !open.includes(stage)]);
    expect([stage, isFrozen(at('on_hold', stage))]).toEqual([stage, !open.includes(stage)]);
  }
  expect(orderStages.filter((stage) => isClosed({ stage }))).toEqual(['delivered', 'cancelled']);
});
