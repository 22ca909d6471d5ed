import { expect, test } from 'vitest';
import { proposalsFor } from '../../propose/testing/proposals.ts';
import { partsOf } from '../../parts/find-parts.ts';

const seen = (brief: string): readonly string[] =>
  proposalsFor(brief).map(({ spec }) =>
    [
      ...partsOf(spec, 'post').map(({ back }) => back),
      ...partsOf(spec, 'ear-wire').map(({ style }) => style),
      ...partsOf(spec, 'clasp').map(({ style }) => style),
    ].join(),
  );

test.each([
  ['solitaire studs, screw back', 'screw'],
  ['diamond studs 18k, south screw', 'south-screw'],
  ['diamond studs 14k bombay screw', 'bombay-screw'],
  ['ruby tops 22k, pech wale', 'screw'],
  ['pearl studs omega back', 'omega'],
  ['diamond studs push back', 'push'],
  ['clip on pearl earrings, no piercing', 'clip'],
  ['lotus earrings, my ears are not pierced, clip on', 'clip'],
  ['ruby drop earrings lever back 18k', 'lever-back'],
  ['emerald drop earrings on fish hook', 'fish-hook'],
  ['jhumka 22k south screw', 'south-screw'],
  ['gold chain 18 inch with s hook', 's-hook'],
  ['silver bracelet toggle clasp', 'toggle'],
  ['22k chain 20 inch spring ring', 'spring-ring'],
  ['gold bracelet box clasp 7 inch', 'box'],
  ['silver payal with lobster', 'lobster'],
])('%s: all four are closed by %s', (brief, closing) => {
  expect(seen(brief)).toEqual([closing, closing, closing, closing]);
});
