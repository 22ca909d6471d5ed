import { expect, test } from 'vitest';
import { designedFor } from '../../propose/testing/judged-designs.ts';

test.each([
  ['9k palladium white gold band 3mm size M UK', 'au375_w_pd'],
  ['9ct white gold palladium alloy band 3mm size M UK', 'au375_w_pd'],
  ['18ct palladium white wedding ring 5mm size T UK', 'au750_w_pd'],
  ['Pd 500 wedding band 4mm size P UK', 'pd500'],
  ['palladium 500 band 4mm', 'pd500'],
  ['pd 950 solitaire ring size N UK', 'pd950'],
  ['palladium band 4mm', 'pd950'],
])('%s is cast in %s, and nothing of it is missed', (brief, alloy) => {
  for (const { spec, missed } of designedFor(brief)) {
    expect(spec.metal.alloy).toBe(alloy);
    expect(missed).toEqual([]);
  }
});
