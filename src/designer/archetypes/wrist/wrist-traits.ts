import { stoneWidthMm } from '#spec/stone.ts';
import type { Traits } from '../../proposal.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { headsOf, partOf } from '../../parts/find-parts.ts';

/** What a bangle, a bracelet or a chain looks like. */
export function wristTraits(draft: PieceDraft): Traits {
  const chain = partOf(draft, 'chain');
  if (chain) {
    const long = chain.linkLengthMm / chain.linkWidthMm;
    const shape = long > 2 ? 'long links' : long > 1.25 ? 'oval links' : 'round links';
    return {
      silhouette: `${shape} ${grade(chain.linkWidthMm, [1.6, 3, 5, 8])}`,
      setting: shape,
      rhythm: `links of ${chain.linkLengthMm} mm`,
      profile: grade(chain.wireMm, [0.5, 0.9, 1.4, 2]),
      surface: draft.metal.finish,
    };
  }
  const line = partOf(draft, 'tennis-line');
  if (line) {
    const stone = draft.stones[line.holds];
    const widthMm = stone ? stoneWidthMm(stone) : 0;
    const apart = line.gapMm / Math.max(widthMm, 0.1);
    const spacing = apart < 0.3 ? 'touching' : apart < 0.55 ? 'spaced' : apart < 0.8 ? 'apart' : 'far apart';
    return {
      silhouette: `${stone?.shape ?? ''} ${grade(widthMm, [2.1, 2.55, 3, 4])} ${spacing}`,
      setting: 'four claws',
      rhythm: spacing,
      profile: grade(widthMm, [2.1, 2.55, 3, 4]),
      surface: draft.metal.finish,
    };
  }
  return bangleTraits(draft);
}

function bangleTraits(draft: PieceDraft): Traits {
  const band = partOf(draft, 'bangle-band');
  const twist = partOf(draft, 'twist-band');
  const widthMm = band?.widthMm ?? twist?.widthMm ?? 0;
  const heads = headsOf(draft).length;
  const pave = partOf(draft, 'pave');
  const flush = partOf(draft, 'flush');
  const words: string[] = [draft.metal.finish];
  if (partOf(draft, 'milgrain')) words.push('milgrain');
  return {
    silhouette: `${twist ? 'twisted' : 'band'} ${grade(widthMm, [2.8, 4.4, 6.5, 9])}${heads > 0 ? ` with ${heads} stations` : ''}`,
    setting:
      heads > 0 ? 'bezel stations' : pave ? 'pave' : flush ? 'flush' : twist ? `${twist.strands} strands` : 'no stones',
    rhythm:
      heads > 0
        ? `${heads}`
        : pave
          ? `line of ${2 * pave.countPerSide}`
          : flush
            ? `${flush.count}`
            : twist
              ? `${twist.turns} turns`
              : 'none',
    profile: twist ? layOf(twist) : (band?.section ?? 'none'),
    surface: words.join(' + '),
  };
}

/** How steeply strands wind: turns times width is much the same for any width at one slant. */
function layOf({ turns, widthMm }: PartOf<'twist-band'>): string {
  return `${grade(turns * widthMm, [15, 30, 45, 75])} lay`;
}

/** A word for a measure: measures that look alike share it. */
function grade(value: number, limits: readonly [number, number, number, number]): string {
  const words = ['slim', 'usual', 'broad', 'wide', 'grand'] as const;
  return words[limits.filter((limit) => value > limit).length] ?? 'grand';
}
