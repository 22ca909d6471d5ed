import { rememberFor } from '#shared/remember-for.ts';
import { type AlloyId, alloys } from '#spec/tables/alloys.ts';
import type { ProposeOptions } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { AskedPiece } from '../read-piece.ts';
import { candidatesFor } from './candidate.ts';
import { goalOf, chooseRichness } from './choose-richness.ts';

/** A wish that fits its budget, with remarks for the client on what was given up for it. */
export interface AffordableWish {
  readonly asked: PieceWish;
  readonly remarks: readonly string[];
}

/** A stone may shrink by this many rungs before a lower karat or a laboratory-grown diamond is the better saving. */
const SHRINKS_FIRST = -3;

/**
 * Changes what was left open until the classic proposal fits the budget: first a lower karat, then smaller stones, then
 * a laboratory-grown diamond, which is another stone than the one that was named, or a zirconia where none was; when
 * nothing fits, the nearest. Without a budget nothing is given up.
 */
export function affordable({ archetype, asked }: AskedPiece, options: ProposeOptions): AffordableWish {
  if (asked.budget === undefined) return { asked, remarks: [] };
  const price = (variant: AffordableWish) => ({
    variant,
    ...classicPrice({ archetype, asked: variant.asked }, options),
  });
  const natural: ReturnType<typeof price>[] = [];
  for (const variant of inEachAlloy(asked, [])) {
    const priced = price(variant);
    if (priced.fits && priced.richness >= SHRINKS_FIRST) return variant;
    natural.push(priced);
  }
  const grown = withGrownDiamond(asked);
  const inGrown = grown ? inEachAlloy(grown, ['with a laboratory-grown diamond, to stay in the budget']) : [];
  const plain = withZirconia(asked);
  const inPlain = plain ? inEachAlloy(plain, ['with a zirconia, to stay in the budget']) : [];
  const fitting = natural.find(({ fits }) => fits) ?? [...inGrown, ...inPlain].map(price).find(({ fits }) => fits);
  return fitting?.variant ?? inPlain.at(-1) ?? inGrown.at(-1) ?? natural.at(-1)?.variant ?? { asked, remarks: [] };
}

/** For a stone that nobody named. */
function withZirconia(asked: PieceWish): PieceWish | undefined {
  const { main } = asked.stones;
  if (!main || main.gemSaid || asked.excluded.has('gem:cz')) return undefined;
  const plain = { ...main, gem: 'cz', originOpen: false } as const;
  return variants(asked, 'cz', () => ({ ...asked, stones: { ...asked.stones, main: plain } }));
}

function inEachAlloy(asked: PieceWish, remarks: readonly string[]): readonly AffordableWish[] {
  return asked.alloys.map((alloy) => ({
    asked: inAlloy(asked, alloy),
    remarks: [...karatRemark(asked, alloy), ...remarks],
  }));
}

function karatRemark(asked: PieceWish, alloy: AlloyId): readonly string[] {
  if (alloy === asked.alloys[0]) return [];
  const { karat, name } = alloys[alloy];
  return [`in ${karat === null ? name.toLowerCase() : `${karat}k`}, to stay in the budget`];
}

/** A wish is changed in the same way whenever its designs are proposed again: the candidates of each are known. */
const variants = rememberFor<PieceWish, PieceWish>();

/** The wish itself where the alloy is all that it has. */
function inAlloy(asked: PieceWish, alloy: AlloyId): PieceWish {
  return asked.alloys.length === 1 ? asked : variants(asked, alloy, () => ({ ...asked, alloys: [alloy] }));
}

function withGrownDiamond(asked: PieceWish): PieceWish | undefined {
  const { main } = asked.stones;
  if (!main?.originOpen || asked.excluded.has('gem:lab_diamond')) return undefined;
  const grown = { ...main, gem: 'lab_diamond' } as const;
  return variants(asked, 'lab_diamond', () => ({ ...asked, stones: { ...asked.stones, main: grown } }));
}

function classicPrice({ archetype, asked }: AskedPiece, { profile, costCorrection, seed }: ProposeOptions) {
  const [first] = candidatesFor({ archetype, asked }, 'classic', seed);
  if (!first) return { fits: false, richness: 0 };
  const goal = goalOf(asked, 'classic', undefined);
  const priced = chooseRichness(first.idea, asked, goal, profile, costCorrection.classic ?? 1);
  return { fits: priced.estimate.amount <= goal.ceiling, richness: priced.richness };
}
