import type { PartWord } from '../shown/registry.ts';
import { cutIds, builtCutIds, builtCuts } from '../tables/cuts.ts';
import { gemIds, gems } from '../tables/gems.ts';
import { finishCalled } from './finishes.ts';
import { isMade, singular, wordsIn } from './gems.ts';
import { metalNameCalled } from './metals.ts';

/**
 * What of a design a word can rule out: what is told by its stones, its metal and its finish. Parts are ruled out by the
 * words that they are called by (`shown`).
 */
export const ofDesign = {
  stones: 'stones',
  /** All but the stones that the piece is about. */
  sideStones: 'side-stones',
  /** Those of them that are set in rows and frames. */
  smallStones: 'small-stones',
  /** Those that were not asked for. */
  otherStones: 'other-stones',
  nickel: 'nickel',
  gem: (id: string, colour?: string) => `gem:${id}${colour === undefined ? '' : `:${colour}`}`,
  shape: (cut: string) => `shape:${cut}`,
  sideShape: (cut: string) => `side:${cut}`,
  finish: (finish: string) => `finish:${finish}`,
  metal: (name: string) => `metal:${name}`,
} as const;

/** Whether a ruled-out thing is told by stones, metal and finish, not by a part. */
export function isOfDesign(word: string): boolean {
  return word.includes(':') || Object.values<unknown>(ofDesign).includes(word);
}

/** Cuts with a corner on every side; the one tip of a pear or the two of a marquise lie under their claws. */
const sharpCuts = builtCutIds.filter((id) => (builtCuts[id].claws?.points ?? 0) > 2).map(ofDesign.shape);

const gemsWhere = (isMeant: (gem: (typeof gemIds)[number]) => boolean): readonly string[] =>
  gemIds.filter(isMeant).map((gem) => ofDesign.gem(gem));

/** Words of parts, which the compiler knows, so that none is looked for in vain. */
const parts = (...words: readonly PartWord[]): readonly string[] => words;

const onBands = parts('pave', 'channel', 'shared_prong', 'flush');
const sharp = [...parts('knife_edge'), 'star', ...sharpCuts];
const anyTexture = (['hammered', 'matte', 'brushed'] as const).map(ofDesign.finish);

/** Words that mean something else, or more, than a part, a metal, a finish, a gem or a cut of that name. */
const meant: Readonly<Record<string, readonly string[]>> = {
  stone: [ofDesign.stones],
  gem: [ofDesign.stones],
  gemstone: [ofDesign.stones],
  side_stone: [ofDesign.sideStones, ...parts('halo', 'pave')],
  other_stone: [ofDesign.otherStones],
  small_stone: [ofDesign.smallStones],
  melee: [ofDesign.smallStones],
  accent: [ofDesign.smallStones],
  accent_stone: [ofDesign.smallStones],
  band_stone: onBands,
  band_diamond: onBands,
  shank_stone: onBands,
  shank_diamond: onBands,
  pave_halo: parts('halo'),
  floral: [...parts('floral', 'leaf'), 'flower'],
  flower: [...parts('floral', 'leaf'), 'flower'],
  sharp_edge: sharp,
  pointy: sharp,
  drop: [...parts('dangly'), 'drop'],
  heart: ['heart', ofDesign.shape('heart')],
  // A stone, or the wire that a hoop is made of: "not round" is said of both.
  round: [ofDesign.shape('round'), ...parts('round_wire')],
  nickel: [ofDesign.nickel],
  // Whoever wants nothing from a laboratory wants no moissanite or zirconia either.
  lab: gemsWhere(isMade),
  lab_grown: gemsWhere(isMade),
  natural: gemsWhere((gem) => !isMade(gem)),
  natural_diamond: [ofDesign.gem('diamond')],
  texture: anyTexture,
  textured: anyTexture,
};

/**
 * What a word rules out, in the words of {@link ofDesign} and of parts. A word that is nothing of those may still be what
 * a part is called by; plurals count ("diamonds").
 */
export function ruledOutBy(word: string): readonly string[] {
  const one = singular(word);
  for (const name of [word, one]) if (Object.hasOwn(meant, name)) return meant[name] ?? [];
  const metal = metalNameCalled(one);
  if (metal !== undefined) return [ofDesign.metal(metal)];
  const finish = finishCalled(one);
  if (finish) return [ofDesign.finish(finish)];
  const beside = cutIds.find((cut) => one === `${cut}_side_stone`);
  if (beside) return [ofDesign.sideShape(beside)];
  const cut = cutIds.find((id) => one === `${id}_cut` || (one === id && !gemWords.has(id)));
  if (cut) return [ofDesign.shape(cut)];
  const stones = stonesRuledOut(one);
  return stones.length > 0 ? stones : [...new Set([word, one])];
}

/** "No natural": mined diamonds are ruled out, grown ones are not. */
export function rulesOutMined(word: string): boolean {
  const out = ruledOutBy(word);
  return out.includes(ofDesign.gem('diamond')) && !out.includes(ofDesign.gem('lab_diamond'));
}

/** Every word of the gem table, to tell a gem from what is none. */
const gemWords: ReadonlySet<string> = new Set(gemIds.flatMap((id) => [...wordsIn(id), ...wordsIn(gems[id].name)]));

/** "Diamond" is any, mined or grown; "black diamond" is a diamond in one of its colours. */
function stonesRuledOut(name: string): readonly string[] {
  const words = wordsIn(name);
  if (!words.some((word) => gemWords.has(word))) return [];
  return gemIds.flatMap((gem) => {
    const known = new Set([...wordsIn(gem), ...wordsIn(gems[gem].name)]);
    if (words.every((word) => known.has(word))) return [ofDesign.gem(gem)];
    const colours = gems[gem].colours.filter((colour) => {
      const own = wordsIn(colour.name);
      return words.every((word) => known.has(word) || own.includes(word));
    });
    return colours.map((colour) => ofDesign.gem(gem, colour.name));
  });
}
