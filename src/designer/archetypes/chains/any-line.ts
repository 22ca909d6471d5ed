import { inSeries } from '../../phrasing/numbers.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Traits } from '../../proposal.ts';
import { neverImplied } from '../archetype.ts';

function lineTraits(design: ComposedDesign): Traits {
  const { silhouette, setting, rhythm, profile } = traitWords(design);
  return {
    silhouette: silhouette.join(' + '),
    setting: setting.join(' + '),
    rhythm: rhythm.join(' + '),
    profile: profile.join(' + '),
    surface: design.metal.finish,
  };
}

function sayLine(design: ComposedDesign): string {
  const line = spokenHoop(design, true) ?? 'a line';
  const extras = spokenAs(design, 'extra');
  return extras.length > 0 ? `${line}, with ${inSeries(extras)}` : line;
}

/** What chains and lines of stones share: they consist of one part, so traits and words come from that part alone. */
export const anyLine = {
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: lineTraits,
  say: sayLine,
} as const;
