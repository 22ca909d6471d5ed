import { expect, test } from 'vitest';
import { understand } from '../../understand.ts';

function requestOf(brief: string) {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  return request.value;
}

test.each([
  ['a cross, plain, 25 mm high, on a chain 45 cm, yellow gold', 'cross'],
  ['small gold heart on a 16 inch chain', 'heart'],
  ['om on a thin silver chain', 'om'],
])('"%s" is a pendant', (brief, motif) => {
  expect(requestOf(brief)).toMatchObject({ items: [{ type: 'pendant' }], motifs: [motif] });
});

test.each([
  ['gold chain 18 inch, no cross', 'chain'],
  ['heart locket on a chain', 'pendant'],
  ['om bracelet on chain', 'bracelet'],
])('"%s" is a %s', (brief, type) => {
  expect(requestOf(brief).items).toMatchObject([{ type }]);
});

test('somebody’s title is no cut', () => {
  expect(requestOf('sapphire and diamond ring like princess diana').stones?.map(({ shape }) => shape)).toEqual([
    undefined,
    undefined,
  ]);
  expect(requestOf('ring like this but a princess cut diamond').stones).toMatchObject([{ shape: 'princess' }]);
});
