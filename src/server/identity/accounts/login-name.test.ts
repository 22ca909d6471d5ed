import { expect, test } from 'vitest';
import { readLoginName } from './login-name.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  [' Vic@Müller.DE ', 'address', 'vic@xn--mller-kva.de'],
  [ID, 'id', ID],
  [` ${ID.toUpperCase()}\n`, 'id', ID],
  [`${ID}0`, 'neither', `${ID}0`],
  [' Vic ', 'neither', 'vic'],
  ['ｖic@bomb.com', 'neither', 'ｖic@bomb.com'],
  ['Mu\u0308ller', 'neither', 'm\u00FCller'],
])('%j is read as %s: %s', (typed, kind, text) => {
  expect(readLoginName(typed)).toEqual({ kind, text });
  // What it is kept as, e.g. in a Session, is read as the same.
  expect(readLoginName(text)).toEqual({ kind, text });
});
