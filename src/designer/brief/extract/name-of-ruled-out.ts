import { type Atom, hasSense, senseOf } from '../words/atom.ts';
import { isGeneral, isPlace } from '../words/ruled-out-noun.ts';
import type { Sense } from '../../terms/sense.ts';

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
  if (isColourOfGold(group, head, atoms)) return `${thing}_gold`;
  const shape = senseOf(head, 'shape')?.shape;
  if (shape !== undefined && isOfSides(group, atoms)) return `${shape}_side_stones`;
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
    const origin = senseOf(atom, 'origin');
    if (origin) return origin.origin;
  }
  return undefined;
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
  const role = senseOf(head, 'role')?.role;
  const small = words.map((atom) => senseOf(atom, 'setting')).find((setting) => setting?.of === 'small')?.setting;
  const shape = words.map((atom) => senseOf(atom, 'shape')?.shape).find((found) => found !== undefined);
  const place = isWishedElsewhere(head, atoms) ? placeBehind(atoms, atoms.indexOf(group.at(-1) as Atom)) : undefined;
  return [
    ...(which === undefined || !hasSense(head, 'gem', 'stone') ? [] : [which]),
    ...(tone === undefined ? [] : [tone]),
    ...(role === 'halo' && small !== undefined ? [small] : []),
    ...(role === 'side' && shape !== undefined ? [shape] : []),
    ...(place === undefined ? [] : [place]),
  ];
}

/** "white gold, not yellow": beside a gold of one colour the other colour is of gold too. */
function isColourOfGold(group: readonly Atom[], head: Atom | undefined, atoms: readonly Atom[]): boolean {
  if (group.length > 1 || senseOf(head, 'tone')?.metal === undefined) return false;
  const at = atoms.indexOf(group[0] as Atom);
  return [atoms[at - 2], atoms[at - 3]].some((before) => senseOf(before, 'metal')?.color !== undefined);
}

/** "the sides must not be round": what the negated outline is said of. */
function isOfSides(group: readonly Atom[], atoms: readonly Atom[]): boolean {
  const first = atoms.indexOf(group[0] as Atom);
  const from = Math.max(0, atoms.findLastIndex((atom, at) => at < first && atom.kind === 'mark') + 1);
  return atoms.slice(from, first).some((atom) => senseOf(atom, 'role')?.role === 'side');
}

/** "centre diamond, but no diamonds on the band": what is wanted elsewhere is ruled out at one place only. */
function isWishedElsewhere(head: Atom | undefined, atoms: readonly Atom[]): boolean {
  if (!hasSense(head, 'gem', 'stone', 'engrave', 'enamel')) return false;
  const isOfStone = hasSense(head, 'gem', 'stone');
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

/** "on the band", "at the back", behind the thing that is ruled out. */
function placeBehind(atoms: readonly Atom[], from: number): string | undefined {
  for (let at = from + 1; at <= from + 3; at += 1) {
    const atom = atoms[at];
    const place = senseOf(atom, 'place')?.place ?? (hasSense(atom, 'sides') ? 'side' : undefined);
    if (place !== undefined) return place;
    if (isPlace(atom) || /^(?:band|shank|shoulders?|gallery|basket|chain)$/.test(atom?.text ?? ''))
      return atom?.text.split(' ').at(-1);
    if (atom === undefined || atom.kind === 'mark') return undefined;
  }
  return undefined;
}

function isOnlyQualifier(atom: Atom): boolean {
  return (
    hasSense(atom, 'qualifier') && atom.senses.every(({ subject }) => subject === 'qualifier' || subject === 'filler')
  );
}

const plurals: Readonly<Record<string, string>> = { ruby: 'rubies', cz: 'cz', onyx: 'onyx', lapis: 'lapis' };

/** What a thing is called when it is ruled out: first by a name of its own, else as it is called when it is asked for. */
function thingOf(senses: readonly Sense[]): string | undefined {
  const unwanted = senses.find((sense) => sense.subject === 'unwanted');
  if (unwanted?.subject === 'unwanted') return unwanted.thing;
  for (const sense of senses) {
    const name = nameOf(sense);
    if (name !== undefined) return name;
  }
  return undefined;
}

const roles: Readonly<Record<string, string>> = {
  side: 'side_stones',
  accent: 'accents',
  hanging: 'hangings',
  center: 'center_stone',
};

function nameOf(sense: Sense): string | undefined {
  switch (sense.subject) {
    case 'gem': {
      if (sense.origin === 'lab_grown') return 'lab_grown';
      const many = plurals[sense.gem] ?? `${sense.gem}s`;
      return sense.color === undefined || sense.gem.includes('_') ? many : `${sense.color}_${many}`;
    }
    case 'stone':
      return 'stones';
    case 'metal':
      return sense.color === undefined ? sense.material : `${sense.color}_${sense.material}`;
    case 'role':
      return roles[sense.role] ?? sense.role;
    case 'prongs':
      return 'prongs';
    case 'setting':
      return sense.setting === 'prong' ? 'prongs' : sense.setting;
    case 'piece':
      return sense.subtype ?? sense.type;
    case 'kind':
      return sense.subtype;
    case 'motif':
      return sense.motif;
    case 'style':
      return sense.style;
    case 'finish':
      return sense.finish;
    case 'technique':
      return sense.technique;
    case 'feature':
      return sense.feature;
    case 'constraint':
      // A mishap that is ruled out is a constraint of its own: "must not spin".
      return sense.mishap || /^(?:no|must_not)_/.test(sense.constraint) ? undefined : sense.constraint;
    case 'closure':
      return sense.closure;
    case 'profile':
      return sense.profile;
    case 'enamel':
      return 'enamel';
    case 'engrave':
      return 'engraving';
    case 'hallmark':
      return 'hallmark';
    case 'tone':
      return sense.color;
    case 'shape':
      return `${sense.shape}_cut`;
    case 'cut':
      return sense.cut;
    case 'form':
      return `${sense.form}s`;
    case 'origin':
      return sense.origin;
    case 'country':
      return sense.country.toLowerCase();
    case 'beads':
      return sense.kind;
    case 'arrangement':
      return sense.arrangement;
    case 'orientation':
      return sense.orientation;
    default:
      return undefined;
  }
}
