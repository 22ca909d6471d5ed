import { expect, test } from 'vitest';
import { designChanged, noSuchDesign, workshopHasNoRoom } from '#server/designs/design-problems.ts';
import { keptSince } from '../journal/kept-design.ts';
import { homeWords } from './home-words.ts';

const waiting = keptSince('2026-11-24T10:00:00.000Z', { id: 'ring' });
const home = { ...waiting, isWaiting: false };

test.each([
  [undefined, undefined, 'Only in this browser'],
  [waiting, undefined, 'Being kept…'],
  [waiting, 'line', 'Waits for the line'],
  [waiting, 'busy', 'Waits for the studio'],
  [home, 'line', 'Kept in the workshop'],
  [{ ...home, beside: 'mine' }, undefined, 'Kept beside a colleague’s change'],
] as const)('a design is said to be where it is (%#)', (kept, pause, said) => {
  expect(homeWords(kept, pause).said).toBe(said);
});

test.each([noSuchDesign, workshopHasNoRoom])(
  'a refusal names no setting and no address, but a remedy (%#)',
  (refused) => {
    const { said, meaning } = homeWords({ ...waiting, refused }, 'line');
    expect(said).toMatch(/^Not kept: The workshop has/);
    expect(meaning).toMatch(/^Ask /);
    expect(`${said} ${meaning}`).not.toMatch(/[A-Z]_|address/);
  },
);

test('any other refusal is told in the studio’s own words', () => {
  const { message, remedy } = designChanged;
  expect(homeWords({ ...waiting, refused: designChanged }, undefined)).toMatchObject({
    said: `Not kept: ${message}`,
    meaning: remedy,
  });
});
