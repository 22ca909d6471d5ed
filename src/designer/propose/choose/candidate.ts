import { rememberFor } from '#shared/remember-for.ts';
import { shownIn } from '#spec/shown/registry.ts';
import type { Shown } from '#spec/shown/shown.ts';
import type { Idea } from '../../archetypes/archetype.ts';
import { featuresOf } from '../../parts/features-of.ts';
import { showsAll } from '../../parts/shows-feature.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { type Role, roles, type StyleFamily, type Traits } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { withPlacedFinish } from '../../wish/placed-finish.ts';
import type { AskedPiece } from '../read-piece.ts';
import { departuresOf } from './departures.ts';
import { drawnToWeight } from './draw-to-weight.ts';
import { drawnOnce } from './drawn-once.ts';
import { meetingTotal } from './meet-total.ts';

/** An idea for a role, drawn once at its usual richness so that it can be compared. */
export interface Candidate {
  readonly role: Role;
  readonly family: StyleFamily;
  readonly idea: Idea;
  readonly design: ComposedDesign;
  readonly traits: Traits;
  /** How many of the said facts it does not keep. */
  readonly departures: number;
  /** 0 is what the role would show first. */
  readonly rank: number;
}

/** An idea that leaves out one more of the said facts comes after all that keep it, even after a look-alike. */
const DEPARTURE = 1000;

/** An idea in a style that was not asked for comes after all that were. */
const OTHER_STYLE = 12;

/** A fallback comes after all other ideas. */
const FALLBACK = 8;

/**
 * The candidates of a role, best first: with all that was asked for, nothing that was ruled out, and without
 * look-alikes. A seed rotates the ladders of all roles but the classic one, which is what was asked for. Where no idea
 * of the role is left, or those of other roles keep more of what was said, these are taken too.
 */
export function candidatesFor(piece: AskedPiece, role: Role, seed: number): readonly Candidate[] {
  const own = candidatesOf(piece, role, seed);
  const least = Math.min(...own.map(({ departures }) => departures));
  if (least === 0) return own;
  const others = roles.flatMap((other) => (other === role ? [] : candidatesOf(piece, other, seed)));
  const better = others.filter(({ departures }) => departures < least).map((candidate) => ({ ...candidate, role }));
  return better.length === 0 ? own : [...own, ...better].sort((a, b) => a.rank - b.rank);
}

/** The ladder of one role is read for the others, too. */
const ofWish = rememberFor<PieceWish, readonly Candidate[]>();

function candidatesOf(piece: AskedPiece, role: Role, seed: number): readonly Candidate[] {
  return ofWish(piece.asked, `${role} ${seed}`, () => drawCandidates(piece, role, seed));
}

function drawCandidates({ archetype, asked }: AskedPiece, role: Role, seed: number): readonly Candidate[] {
  const ideas = archetype
    .ideas(asked, role)
    .map((idea) => drawnOnce(drawnToWeight(meetingTotal(finishedInPlaces(idea), archetype.stones))));
  const own = ideas.filter((idea) => !idea.fallback);
  const turned = role === 'classic' ? own : rotated(own, seed - 1);
  const ordered = [...turned, ...ideas.filter((idea) => idea.fallback)];
  const seen = new Set<string>();
  const required = asked.wanted.filter((feature) => !asked.suited.includes(feature));
  return ordered
    .flatMap((idea, index): readonly Candidate[] => {
      const design = idea.compose(asked, 0);
      const traits = archetype.traits(design);
      const look = Object.values(traits).join('|');
      if (seen.has(look)) return [];
      const shown = shownIn(design);
      if (isRuledOut(design, shown, asked.excluded) || !showsAll(shown, required)) return [];
      seen.add(look);
      const { families } = asked.style;
      const offStyle = families.length > 0 && !families.includes(idea.family) ? OTHER_STYLE : 0;
      const departures = departuresOf(asked.request, design, shown);
      const rank = Math.min(index, 10) + offStyle + (idea.fallback ? FALLBACK : 0) + DEPARTURE * departures;
      return [{ role, family: idea.family, idea, design, traits, departures, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
}

/** An idea with the finishes that were said of edges or inside alone. */
function finishedInPlaces(idea: Idea): Idea {
  return {
    ...idea,
    compose(asked, richness) {
      const design = idea.compose(asked, richness);
      const { placedFinish } = asked;
      return placedFinish ? { ...design, metal: withPlacedFinish(design.metal, placedFinish) } : design;
    },
  };
}

function isRuledOut(design: ComposedDesign, shown: readonly Shown[], excluded: ReadonlySet<string>): boolean {
  if (excluded.size === 0) return false;
  const features = featuresOf(design, shown);
  return [...excluded].some((word) => features.has(word));
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  if (list.length === 0) return list;
  const start = ((by % list.length) + list.length) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
