import { describe, expect, test } from 'vitest';
import { type DetailsDraft, detailsOfDraft, draftOfDetails, detailsTypedOver } from './details-draft.ts';
import type { AgreedDetails } from '../orders-api.ts';

const agreed: AgreedDetails = {
  client: { name: 'Anita Rao', contact: '', sizes: '', notes: '', hasConsented: false },
  engraving: 'A & R',
  workNote: '',
  deadline: '2026-12-20',
  ratePolicy: 'booked',
  bookedGrams: 12.5,
  depositAsked: 500,
  oldGold: { grams: 10.25, fineness: 916, ratePerFineGram: 130 },
};
const draft = draftOfDetails(agreed);

test('what was agreed is typed over and sent again as it was', () => {
  expect(detailsOfDraft(draft)).toEqual({ ok: true, value: agreed });
});

test('without old gold, deposit and booked metal there are none', () => {
  const plain = {
    ...draft,
    ratePolicy: 'locked',
    bookedGrams: 'x',
    depositAsked: '',
    oldGrams: '',
    oldFineness: '',
    oldRate: ' ',
  } as const;
  const { oldGold: _none, ...rest } = agreed;
  expect(detailsOfDraft(plain)).toEqual({
    ok: true,
    value: { ...rest, ratePolicy: 'locked', bookedGrams: 0, depositAsked: 0 },
  });
});

describe('what can’t be read is told where it stands', () => {
  test.each<[keyof DetailsDraft, Partial<DetailsDraft>]>([
    ['bookedGrams', { bookedGrams: '' }],
    ['depositAsked', { depositAsked: 'much' }],
    ['oldGrams', { oldGrams: '' }],
    ['oldFineness', { oldFineness: '22k' }],
    ['oldFineness', { oldFineness: '1001' }],
    ['oldRate', { oldRate: '' }],
  ])('%s', (field, change) => {
    expect(detailsOfDraft({ ...draft, ...change })).toMatchObject({ ok: false, problem: { field } });
  });

  test('a client without a name', () => {
    const client = { ...draft.client, name: ' ' };
    expect(detailsOfDraft({ ...draft, client })).toMatchObject({ problem: { field: 'name' } });
  });
});

test('what a colleague has changed meanwhile stays where nothing else was typed', () => {
  const now = { ...agreed, deadline: '2026-12-24', client: { ...agreed.client, contact: '+91 98' } };
  const { oldGold: _none, ...typed } = { ...agreed, engraving: 'Later', client: { ...agreed.client, sizes: '13' } };
  expect(detailsTypedOver(now, agreed, typed)).toEqual({
    ...now,
    engraving: 'Later',
    oldGold: undefined,
    client: { ...now.client, sizes: '13' },
  });
});
