import { describe, expect, test } from 'vitest';
import { requestFrom } from '../testing/request-from.ts';

describe('a piece that the new one is to go with', () => {
  test.each([
    ['band to sit next to my solitaire, platinum, 2 mm', 'band'],
    ['plain band that matches my halo ring, 18k white gold', 'band'],
    ['wedding band to go with my 2ct oval engagement ring, platinum', 'wedding'],
  ])('gives a ring nothing of its build or stones: "%s"', (brief, subtype) => {
    const request = requestFrom(brief);
    expect(request.items).toEqual([{ type: 'ring', subtype }]);
    expect(request.stones).toBeUndefined();
  });

  test('gives what is worn elsewhere its gem', () => {
    expect(requestFrom('studs to go with my opal ring').stones).toEqual([{ role: 'main', gem: 'opal' }]);
  });
});
