import { traitWords } from '../../parts/trait-words.ts';
import { spokenBodies, spokenHoop } from '../../parts/spoken.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Traits } from '../../proposal.ts';
import { neverImplied } from '../archetype.ts';
import { hangingTraits } from '../hanging/hanging-traits.ts';

/** What hangs from it, as of any pendant, and how its beads follow each other. */
function strandTraits(design: ComposedDesign): Traits {
  const hung = hangingTraits(design);
  const words = traitWords(design);
  const joined = (...of: readonly string[]): string => [...new Set(of.filter((word) => word !== ''))].join(' + ');
  return {
    silhouette: joined(hung.silhouette, ...words.silhouette),
    setting: joined(hung.setting, ...words.setting) || 'strung',
    rhythm: joined(...words.rhythm),
    profile: joined(hung.profile, ...words.profile),
    surface: joined(design.metal.finish, ...words.surface),
  };
}

/** "A leaf on a line of black beads …". */
function sayStrand(design: ComposedDesign): string {
  const line = spokenHoop(design, true) ?? 'a line of beads';
  const [first, ...others] = spokenBodies(design);
  if (first === undefined) return line;
  return `${[first, ...others].join(' and ')} on ${line}`;
}

/** What all strands share. */
export const anyStrand = {
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: strandTraits,
  say: sayStrand,
} as const;
