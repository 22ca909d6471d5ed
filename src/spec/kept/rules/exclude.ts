import { facetedCuts } from '../../tables/cuts.ts';
import { alloys } from '../../tables/alloys.ts';
import { facetedCutIds } from '../../tables/cuts.ts';
import { gemIds, gems } from '../../tables/gems.ts';
import type { Comparison } from '../comparison.ts';
import { changed, kept, outside, type SectionRules, word } from '../rule.ts';
import { isMade, wordsIn } from '../stones/gem-answers.ts';
import type { StoneLine } from '../stones/answer-stones.ts';
import { hasNickel } from './nickel.ts';
import { neverInDesigns } from './never-in-designs.ts';

export const excludeRules: SectionRules<'exclude'> = {
  exclude: word((said, at) => {
    const one = singular(said);
    const found = [said, one].map((name) => isIn(name, at)).find((isThere) => isThere !== undefined);
    if (found === undefined) return outside('no code can see this in a design');
    return found ? changed(said, 'it is in the design') : kept;
  }),
};

/** Whether a design has what a word names; undefined where no code can tell. */
function isIn(name: string, at: Comparison): boolean | undefined {
  if (Object.hasOwn(things, name)) return things[name]?.(at);
  if (at.words.has(name)) return true;
  return metalNamed(name, at) ?? stonesNamed(name, at) ?? (isAbsent(name, at) ? false : undefined);
}

/**
 * What a design would tell by a word of its parts, or cannot have at all. A halo is no pavé band, yet its stones are set
 * so: whether "no pavé" meant it, no code can tell.
 */
function isAbsent(name: string, { shown }: Comparison): boolean {
  const isSetSo = shown.some(({ holds }) => holds?.settings.includes(name));
  return (wordsOfParts.has(name) && !isSetSo) || neverInDesigns.has(name);
}

/** Words that parts are called by where they are (`shown`). */
const wordsOfParts: ReadonlySet<string> = new Set(
  [
    'halo, double_halo, pave, micro_pave, channel, flush, prong, claw, bezel, tennis',
    'milgrain, twist, cathedral, split_shank, tapered, leaf, floral, vine, bail, chain, clasp, post, hook',
  ].flatMap((line) => line.split(', ')),
);

/** Stones beside those that the piece is about. */
const beside = ({ lines }: Comparison): readonly StoneLine[] => lines.filter(({ leads }) => !leads);

const things: Readonly<Record<string, (at: Comparison) => boolean>> = {
  stone: ({ lines }) => lines.length > 0,
  gem: ({ lines }) => lines.length > 0,
  gemstone: ({ lines }) => lines.length > 0,
  other_stone: ({ lines, answers }) => lines.some((line) => !answers.includes(line)),
  side_stone: (at) => beside(at).length > 0,
  small_stone: (at) => beside(at).length > 0,
  accent: (at) => beside(at).length > 0,
  accent_stone: (at) => beside(at).length > 0,
  melee: (at) => beside(at).length > 0,
  round_side_stone: (at) => beside(at).some(({ stone }) => facetedCuts[stone.shape].oneDiameter === true),
  nickel: hasNickel,
  lab: ({ lines }) => lines.some(({ stone }) => isMade(stone.gem)),
  lab_grown: ({ lines }) => lines.some(({ stone }) => isMade(stone.gem)),
  natural: ({ lines }) => lines.some(({ stone }) => !isMade(stone.gem)),
  shiny: ({ design }) => design.spec.metal.finish === 'polished',
  high_polish: ({ design }) => design.spec.metal.finish === 'polished',
  satin: ({ design }) => design.spec.metal.finish === 'brushed',
  matte: ({ design }) => design.spec.metal.finish === 'matte',
  brushed: ({ design }) => design.spec.metal.finish === 'brushed',
  hammered: ({ design }) => design.spec.metal.finish === 'hammered',
  texture: ({ design }) => design.spec.metal.finish === 'hammered',
};

const metals: ReadonlySet<string> = new Set(Object.values(alloys).map(({ metal }) => metal));
const metalColours: ReadonlySet<string> = new Set(Object.values(alloys).map(({ colour }) => colour));

/** "White gold", "gold", "yellow", "18k gold". */
function metalNamed(name: string, { design }: Comparison): boolean | undefined {
  const { metal, colour, karat } = alloys[design.spec.metal.alloy];
  const words = name.split('_').map((one) => (one === 'pink' ? 'rose' : one));
  const isKnown = words.every((one) => metals.has(one) || metalColours.has(one) || /^\d+k$/.test(one));
  return isKnown ? words.every((one) => one === metal || one === colour || one === `${karat}k`) : undefined;
}

/** Every word of the gem table, to tell a gem from what is none. */
const gemWords: ReadonlySet<string> = new Set(gemIds.flatMap((id) => [...wordsIn(id), ...wordsIn(gems[id].name)]));

/** "Diamond", "black diamond", "marquise cut". */
function stonesNamed(name: string, { lines }: Comparison): boolean | undefined {
  const shape = facetedCutIds.find((cut) => name === `${cut}_cut` || (name === cut && !gemWords.has(cut)));
  if (shape) return lines.some(({ stone }) => stone.shape === shape);
  const words = wordsIn(name);
  if (!words.some((one) => gemWords.has(one))) return undefined;
  return lines.some(({ stone, colour }) => {
    const known = new Set([...wordsIn(stone.gem), ...wordsIn(gems[stone.gem].name), ...wordsIn(colour)]);
    return words.every((one) => known.has(one));
  });
}

function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}
