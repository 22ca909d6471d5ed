import { describe, expect, test } from 'vitest';
import { identity } from '../../mesh/math/frames.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import { groupOf, pieceOf, plainMetal, specOfKind } from '../testing/piece-of.ts';
import { checkGemToughness, checkSoftAlloy } from './setting-class.ts';

const set = (gem: GemId, setting: SettingWork, count = 1) =>
  pieceOf(plainMetal, {
    stones: [
      groupOf(
        'main',
        { gem, shape: 'round', lengthMm: 5 },
        setting,
        Array.from({ length: count }, () => identity),
      ),
    ],
  });

describe('soft and cleaving stones', () => {
  test('an opal in a channel is warned of, once for all of them', () => {
    expect(checkGemToughness(specOfKind('ring'), set('opal', 'channel', 7))).toMatchObject([
      { rule: 'gem.setting', severity: 'warning', parameter: 'stones.main', message: expect.stringContaining('Opal') },
    ]);
  });

  test.each([
    ['opal', 'bezel'],
    ['diamond', 'channel'],
    ['diamond', 'pave'],
    ['ruby', 'flush'],
  ] as const)('%s in a %s setting is fine', (gem, setting) => {
    expect(checkGemToughness(specOfKind('ring'), set(gem, setting))).toEqual([]);
  });
});

describe('soft metal', () => {
  const in22k = specOfKind('ring', { metal: { alloy: 'au916_y' } });

  test.each(['prong', 'shared-prong', 'pave', 'channel'] as const)('22k is soft for %s', (setting) => {
    expect(checkSoftAlloy(in22k, set('diamond', setting))).toMatchObject([
      { rule: 'alloy.soft-for-claws', severity: 'warning', value: 22 },
    ]);
  });

  test('22k holds a stone in a bezel, and 18k in claws', () => {
    expect(checkSoftAlloy(in22k, set('diamond', 'bezel'))).toEqual([]);
    expect(checkSoftAlloy(specOfKind('ring'), set('diamond', 'prong'))).toEqual([]);
  });
});
