import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { isGeneral, isPlace, isUnknownWord } from '../../parse/negation/ruled-out-noun.ts';
import { thingOf } from './name-of-thing.ts';

/** Under which name a negated phrase is ruled out: `pave_halo`, `yellow_gold`, `other_stones`, `18k_gold`. */
export function nameOfRuledOut(group: readonly Atom[], atoms: readonly Atom[]): string | undefined {
  const karat = group.find(({ quantity }) => quantity?.kind === 'karat')?.quantity;
  if (karat?.kind === 'karat') return `${karat.value}k_gold`;
  const head = headOf(group);
  const thing = head && thingOf(head.senses);
  if (thing === undefined) return undefined;
  const words = group.filter((atom) => atom !== head);
  const kindOfStone = hasSense(head, 'gem', 'stone') && !hasSense(head, 'unwanted') ? kindOfStones(words) : undefined;
  if (kindOfStone !== undefined) return kindOfStone;
  if (isSaidAround(atoms, group)) return isWishedBefore(head, atoms, group) ? 'halo' : thing;
  if (isColourOfGold(group, head, atoms)) return `${thing}_gold`;
  const shape = senseOf(head, 'shape')?.shape;
  if (shape !== undefined && isOfSides(group, atoms)) return `${shape}_side_stones`;
  if (shape !== undefined && thing === `${shape}_cut` && isOfPiece(shape, group, atoms)) return shape;
  const special =
    isGeneral(head) || isBareStone(head) ? kindOfGeneral(atoms, head, thing) : kindOfOnes(atoms, group, thing);
  if (special !== undefined) return special;
  return [...prefixes(words, head, atoms, group), thing].join('_');
}

/** The word that names it: "no fake pearls" is about fakes, "no lotus design" about the lotus. */
function headOf(group: readonly Atom[]): Atom | undefined {
  const look = group.findLast((atom) => senseOf(atom, 'unwanted')?.describes);
  if (look) return look;
  const named = group.filter((atom) => thingOf(atom.senses) !== undefined && !isOnlyQualifier(atom));
  const special = named.filter((atom) => !isGeneral(atom));
  const piece = special.find((atom) => hasSense(atom, 'piece') && !hasSense(atom, 'unwanted'));
  return piece ?? special.at(-1) ?? named.at(-1);
}

/** "no pave diamonds" rules out the pavé, "no marquise diamonds" the marquise, not every diamond. */
function kindOfStones(words: readonly Atom[]): string | undefined {
  for (const atom of words) {
    const setting = senseOf(atom, 'setting');
    if (setting?.of === 'small') return setting.setting;
    const shape = senseOf(atom, 'shape');
    if (shape) return `${shape.shape}_cut`;
    // "no real diamonds" rules out the diamonds.
    const origin = senseOf(atom, 'origin')?.origin;
    if (origin === 'lab_grown') return origin;
  }
  return undefined;
}

/** "no laser design", "no Indian design": a design of one kind, not every design. */
function kindOfGeneral(atoms: readonly Atom[], head: Atom | undefined, thing: string): string | undefined {
  const before = atoms[atoms.indexOf(head as Atom) - 1];
  const isKind = (isUnknownWord(before) && before?.text !== 'na') || hasSense(before, 'system', 'country');
  return before && isKind ? `${before.text}_${thing}` : undefined;
}

/** "no protruding stones" does not rule out every stone. */
function isBareStone(head: Atom | undefined): boolean {
  return hasSense(head, 'stone') && !hasSense(head, 'unwanted', 'role');
}

/** How far back the noun of "not plain ones" may stand. */
const ONES_REACH = 5;

/** "carved claws, not plain ones": plain claws. */
function kindOfOnes(atoms: readonly Atom[], group: readonly Atom[], thing: string): string | undefined {
  const [first, last] = [atoms.indexOf(group[0] as Atom), atoms.indexOf(group.at(-1) as Atom)];
  if (!/^ones?$/.test(atoms[last + 1]?.text ?? '') || !hasSense(group.at(-1), 'style', 'shape', 'finish'))
    return undefined;
  const noun = atoms
    .slice(Math.max(0, first - ONES_REACH), first)
    .findLast((atom) => !atom.negated && hasSense(atom, 'prongs', 'setting', 'role', 'piece', 'feature', 'motif'));
  const things = noun?.text.split(' ').at(-1);
  return things && `${thing.replace(/_cut$/, '')}_${things}`;
}

/** What tells the thing from others of its name: its colour, its size, its outline. */
function prefixes(
  words: readonly Atom[],
  head: Atom | undefined,
  atoms: readonly Atom[],
  group: readonly Atom[],
): readonly string[] {
  const tone = words.map((atom) => senseOf(atom, 'tone')?.color).find((color) => color !== undefined);
  const which = words.map((atom) => senseOf(atom, 'qualifier')?.which).find((found) => found !== undefined);
  const { halo, isSide } = stoneRole(senseOf(head, 'role')?.role);
  const small = words.map((atom) => senseOf(atom, 'setting')).find((setting) => setting?.of === 'small')?.setting;
  const shape = words.map((atom) => senseOf(atom, 'shape')?.shape).find((found) => found !== undefined);
  const place = isWishedElsewhere(head, atoms) ? placeBehind(atoms, atoms.indexOf(group.at(-1) as Atom)) : undefined;
  return [
    ...(which === undefined ? [] : whichOf(head, which)),
    ...(tone === undefined || !hasSense(head, ...coloured) ? [] : [tone]),
    ...(halo && small !== undefined ? [small] : []),
    ...(isSide && shape !== undefined ? [shape] : []),
    ...(place === undefined ? [] : [place]),
  ];
}

/** What comes in several colours: "no blue evil eye" rules out any. */
const coloured = ['gem', 'stone', 'metal', 'enamel', 'beads'] as const;

/** "no other stones", "no extra gold": of stones a new or an extra one is another one. */
function whichOf(head: Atom | undefined, which: string): readonly string[] {
  if (hasSense(head, 'gem', 'stone')) return [which === 'new' || which === 'extra' ? 'other' : which];
  return hasSense(head, 'metal') && added.has(which) ? [which] : [];
}

const added: ReadonlySet<string> = new Set(['other', 'new', 'extra']);

/** How far from a colour the gold of another colour may stand. */
const GOLD_REACH = 6;

/** "white gold, not yellow", "yellow nahi, white gold": beside a gold of one colour the other colour is of gold too. */
function isColourOfGold(group: readonly Atom[], head: Atom | undefined, atoms: readonly Atom[]): boolean {
  const metal = senseOf(head, 'tone')?.metal;
  if (group.length > 1 || metal === undefined) return false;
  const at = atoms.indexOf(group[0] as Atom);
  return atoms.slice(Math.max(0, at - GOLD_REACH), at + GOLD_REACH + 1).some((near) => {
    const other = senseOf(near, 'metal')?.color;
    return !near.negated && other !== undefined && other !== metal;
  });
}

/** Where no stone is spoken of, an outline is of the piece: "a locket, not oval"; a "princess" is cut in stone only. */
function isOfPiece(shape: string, group: readonly Atom[], atoms: readonly Atom[]): boolean {
  const others = atoms.filter((atom) => !group.includes(atom));
  if (!outlines.has(shape) || others.some((atom) => hasSense(atom, ...ofStones) || isCarat(atom))) return false;
  return (
    others.some((atom) => hasSense(atom, 'piece')) || !others.some((atom) => !atom.negated && hasSense(atom, 'shape'))
  );
}

const outlines: ReadonlySet<string> = new Set(['round', 'oval', 'square', 'rectangular', 'pear', 'heart', 'hexagon']);

const ofStones = ['gem', 'stone', 'role', 'setting', 'prongs', 'cut'] as const;

/** "the sides must not be round", "tapered baguettes, not rounds on the shoulders": what the outline is said of. */
function isOfSides(group: readonly Atom[], atoms: readonly Atom[]): boolean {
  const first = atoms.indexOf(group[0] as Atom);
  const [next, after] = [atoms[first + group.length], atoms[first + group.length + 1]];
  if (hasSense(next, 'sides') || (next?.text === 'on' && hasSense(after, 'sides'))) return true;
  const from = Math.max(0, atoms.findLastIndex((atom, at) => at < first && atom.kind === 'mark') + 1);
  return atoms.slice(from, first).some((atom) => stoneRole(senseOf(atom, 'role')?.role).isSide);
}

/** "centre diamond, but no diamonds on the band": what is wanted elsewhere is ruled out at one place only. */
function isWishedElsewhere(head: Atom | undefined, atoms: readonly Atom[]): boolean {
  const isOfStone = hasSense(head, 'gem', 'stone') || senseOf(head, 'setting')?.of === 'small';
  if (!isOfStone && !hasSense(head, 'engrave', 'enamel')) return false;
  return atoms.some(
    (atom) =>
      !atom.negated &&
      (isOfStone
        ? hasSense(atom, 'gem', 'stone', 'role', 'shape') || isCarat(atom)
        : hasSense(atom, 'engrave', 'enamel')),
  );
}

function isCarat({ quantity }: Atom): boolean {
  return quantity?.kind === 'carat';
}

/** "a 1 ct diamond, no diamonds around it" wants no halo; "pearl studs, no diamonds around" no diamonds at all. */
function isWishedBefore(head: Atom | undefined, atoms: readonly Atom[], group: readonly Atom[]): boolean {
  const gem = senseOf(head, 'gem')?.gem;
  const before = atoms.slice(0, atoms.indexOf(group[0] as Atom)).filter(({ negated }) => !negated);
  const gems = before.flatMap((atom) => senseOf(atom, 'gem')?.gem ?? []);
  return gem === undefined ? before.some((atom) => hasSense(atom, 'gem', 'stone')) : gems.includes(gem);
}

/** "around it", behind the thing that is ruled out. */
function isSaidAround(atoms: readonly Atom[], group: readonly Atom[]): boolean {
  const role = senseOf(atoms[atoms.indexOf(group.at(-1) as Atom) + 1], 'role');
  return role?.positional === true && stoneRole(role.role).halo !== undefined;
}

/** "on the band", "at the back", behind the thing that is ruled out. */
function placeBehind(atoms: readonly Atom[], from: number): string | undefined {
  for (let at = from + 1; at <= from + 3; at += 1) {
    const atom = atoms[at];
    const place = senseOf(atom, 'place')?.place ?? (hasSense(atom, 'sides') ? 'side' : undefined);
    if (place !== undefined) return place;
    if (
      isPlace(atom) ||
      /^(?:band|shank|shoulders?|gallery|basket|chain|bail|bridge|halo|prongs?|claws?|edges?)$/.test(atom?.text ?? '')
    )
      return partNamed(atom);
    if (atom === undefined || atom.kind === 'mark') return undefined;
  }
  return undefined;
}

/** "on the band": the band; "round it" names no part. */
function partNamed(atom: Atom | undefined): string | undefined {
  const part = atom?.text.split(' ').at(-1);
  return part === undefined || /^(?:it|them|her|him)$/.test(part) ? undefined : part;
}

function isOnlyQualifier(atom: Atom): boolean {
  return (
    hasSense(atom, 'qualifier') && atom.senses.every(({ subject }) => subject === 'qualifier' || subject === 'filler')
  );
}
