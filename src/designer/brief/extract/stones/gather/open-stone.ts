import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { readingOf } from '../../../../archetypes/names/reading-of.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../../parse/atom.ts';
import { contentAfter } from '../../phrases/phrases.ts';
import { isPlural } from '../../pieces/plural.ts';
import type { BriefContext } from '../../subject.ts';
import { isBirthstone } from '../is-birthstone.ts';
import { sizes } from '../stone-size.ts';
import { jointBefore } from './joint.ts';
import { hasName, type GatheredStone, OpenStone, type Trait, trait } from '../gathered-stone.ts';

/** Whether the atom opens a new stone or describes the one that its phrase already has. */
export function opens(
  context: BriefContext,
  place: number,
  current: OpenStone | undefined,
  waiting: readonly Trait[],
): 'new' | 'joins' | undefined {
  const atom = context.atoms[place];
  if (isBirthstone(atom)) return current && !hasName(current) && !current.fields.role ? 'joins' : 'new';
  if (hasSense(atom, 'gem')) {
    return current && !hasName(current) && !isHaloBefore(context, place, current) ? 'joins' : 'new';
  }
  const { role, positional } = senseOf(atom, 'role') ?? {};
  // "upar ruby, neeche moti": the place of the gem behind it.
  if (positional && hasSense(context.atoms[contentAfter(context.atoms, place)], 'gem')) return 'new';
  // "Surround: 14 x 1.6"
  if (positional && isMark(context.atoms[place + 1], ':')) return 'new';
  if (positional && !current && waiting.length === 0) return undefined;
  // "5 mm band, brushed centre": the middle of the metal, not of stones.
  const isOfMetal = hasSense(context.atoms[place - 1], 'finish') && !current && role !== undefined;
  if (isOfMetal && stoneRole(role).isCentre && !hasSense(context.atoms[place + 1], 'gem', 'stone', 'shape'))
    return undefined;
  // "side by side", "on one side": a place, unless stones stand there.
  if (atom?.text === 'side' && !isSideOfStones(context, place, current ?? waiting.find(({ key }) => key !== 'count')))
    return undefined;
  if (role !== undefined) {
    // "a moissanite halo ring" has a moissanite and a halo; a "diamond halo" is made of diamonds.
    // In a "ruby and diamond halo ring" the second is what the halo is made of.
    const ofPiece = stoneRole(role).halo && current?.joint !== 'and' && describesPiece(context, place);
    // "a 4 ct aquamarine, emerald cut halo of diamonds": what has a size of its own is what the halo surrounds.
    // So is the only stone of "2 ct oval diamond, hidden halo".
    const isSurrounded =
      stoneRole(role).halo &&
      current !== undefined &&
      (current.behind.some(({ key }) => tellsOutline(key)) ||
        (Object.keys(current.fields).some(tellsOutline) && isOnlyStone(context, current)));
    return current && current.fields.role === undefined && !ofPiece && !isSurrounded ? 'joins' : 'new';
  }
  if (startsNameless(context, place, current)) return 'new';
  const isBeforeCentre = stoneRole(senseOf(context.atoms[place + 1], 'role')?.role).isCentre;
  if (isPolki(atom) && isBeforeCentre) return 'new';
  // "a centre polki", "rose cut polki": the technique names the stone, an uncut diamond.
  if (isPolki(atom) && current) return current.fields.gem === undefined && current.fields.role ? 'joins' : undefined;
  if (isPolki(atom) && waiting.some(({ key }) => key === 'cut' || key === 'shape' || sizes.includes(key))) return 'new';
  const isSized = isPlural(atom?.text ?? '') && isStoneSize(context.atoms[contentAfter(context.atoms, place)]);
  return hasSense(atom, 'stone') && !current && (waiting.length > 0 || isSized) ? 'new' : undefined;
}

const outlineKeys: ReadonlySet<string> = new Set(['shape', ...sizes]);

function tellsOutline(key: string): boolean {
  return outlineKeys.has(key);
}

/** Whether the brief names no other gem and no centre, which a halo of this stone could surround. */
function isOnlyStone({ atoms }: BriefContext, { place }: OpenStone): boolean {
  return !atoms.some(
    (atom, at) =>
      at !== place && !atom.negated && (hasSense(atom, 'gem') || stoneRole(senseOf(atom, 'role')?.role).isCentre),
  );
}

/**
 * The stone that an atom opens, with the traits that were waiting for it.
 * @param isOfSeveral others were told of by their colour before the same noun
 */
export function stoneAt(
  context: BriefContext,
  place: number,
  traits: readonly Trait[],
  stones: readonly GatheredStone[],
  isOfSeveral: boolean,
): OpenStone {
  const atom = context.atoms[place];
  const joint = isOfSeveral ? 'and' : jointBefore(context, place);
  const isBareHalo = isNamedHalo(context, place) && !stones.some(isToldMain);
  const own = atom && hasSense(atom, 'setting') ? [trait('role', 'side', atom.span)] : headTraits(context, place);
  return new OpenStone({ head: headOf(atom), place, isBareHalo, ...(joint && { joint }) }, [...own, ...traits]);
}

function headOf(atom: Atom | undefined): GatheredStone['head'] {
  if (hasSense(atom, 'gem')) return 'gem';
  if (isBirthstone(atom)) return 'birthstone';
  if (hasSense(atom, 'role')) return 'role';
  return hasSense(atom, 'stone') ? 'stone' : 'look';
}

/** What the noun itself says: "black diamond", "hidden halo". */
export function headTraits(context: BriefContext, place: number): readonly Trait[] {
  const atom = context.atoms[place];
  const gem = senseOf(atom, 'gem');
  const role = senseOf(atom, 'role');
  if (!atom) return [];
  return [
    ...(gem ? [trait('gem', gem.gem, atom.span)] : []),
    ...(gem?.color === undefined ? [] : [trait('color', gem.color, atom.span)]),
    ...(gem?.cut === undefined ? [] : [trait('cut', gem.cut, atom.span)]),
    ...(gem?.origin === undefined ? [] : [trait('origin', gem.origin, atom.span)]),
    // Stones on the band are beside the centre.
    ...(role ? [trait('role', stoneRole(role.role).isInBand ? 'side' : role.role, atom.span)] : []),
    ...(isBirthstone(atom) ? [trait('role', 'birthstone', atom.span)] : []),
    ...placeBehind(context, place),
    ...(isPolki(atom) && !gem ? [trait('gem', 'diamond', atom.span), trait('cut', 'polki_uncut', atom.span)] : []),
  ];
}

/** "emerald drop", "ek moti niche", "diamond bhi": the word behind a gem that tells where it goes. */
function placeBehind({ atoms }: BriefContext, place: number): readonly Trait[] {
  const [atom, next, further] = [atoms[place], atoms[place + 1], atoms[place + 2]];
  if (!hasSense(atom, 'gem') || !next || hasSense(next, 'role')) return [];
  const ends = further === undefined || further.kind === 'mark' || !hasSense(further, 'piece', 'unit', 'measure');
  if (/^drops?$/.test(next.text) && ends) return [trait('role', 'drop', next.span)];
  const isAlso = next.text === 'bhi' && (further === undefined || further.kind === 'mark');
  return isAlso ? [trait('role', 'accent', next.span)] : [];
}

/** Whether a trait behind a halo without a gem is the centre's; behind a count, "halo 18 round", it is the halo's. */
export function isForCenter({ fields, isBareHalo }: GatheredStone, one: Trait): boolean {
  const { key } = one;
  if (stoneRole(fields.role?.value).halo && isTooLargeForHalo(one)) return true;
  // "halo 1.5 mm": no centre is so small.
  if (key === 'diameter_mm' && one.said.value <= LARGEST_IN_HALO_MM / 2) return false;
  const isOfHalo = isBareHalo !== true || fields.gem !== undefined || fields.count !== undefined;
  return !isOfHalo && (ofCentre.has(key) || sizes.includes(key));
}

/** What is told of one stone: a halo that is only named has no outline and no grade. */
const ofCentre: ReadonlySet<string> = new Set(['shape', 'cut', 'color_grade', 'clarity', 'origin', 'lab']);

/** "Ruby and diamond halo ring, 8x6": no halo is of such stones. */
function isTooLargeForHalo({ key, said }: Trait): boolean {
  if (key === 'diameter_mm') return said.value > LARGEST_IN_HALO_MM;
  return key === 'size_mm' && said.value.some((mm) => mm > LARGEST_IN_HALO_MM);
}

/** Trade judgement: what stands around a stone is melee. */
const LARGEST_IN_HALO_MM = 4;

/** A main stone that was told of already: what comes behind the halo is then the halo's. */
function isToldMain({ fields }: GatheredStone): boolean {
  const isMain = fields.role === undefined || stoneRole(fields.role.value).isCentre === true;
  const isSized = sizes.some((key) => fields[key]);
  const isTold =
    fields.gem !== undefined ? fields.shape !== undefined || isSized : fields.role !== undefined && isSized;
  return isMain && isTold;
}

/** A halo by its name: "all around it" tells where stones stand, "halo of rounds", "halo: rounds" which they are. */
function isNamedHalo({ atoms }: BriefContext, place: number): boolean {
  const { role, positional } = senseOf(atoms[place], 'role') ?? {};
  return stoneRole(role).halo !== undefined && positional !== true && !/^(?:of|:)$/.test(atoms[place + 1]?.text ?? '');
}

function isSideOfStones({ atoms, phraseOf }: BriefContext, place: number, known: unknown): boolean {
  const near = [place - 2, place - 1, place + 1, place + 2];
  return (
    known !== undefined ||
    atoms.some((atom) => stoneRole(senseOf(atom, 'role')?.role).isCentre) ||
    near.some(
      (at) =>
        phraseOf[at] === phraseOf[place] && (hasSense(atoms[at], 'gem', 'stone', 'shape', 'cut') || isCarat(atoms[at])),
    )
  );
}

/** "stones 5 mm" */
function isStoneSize(atom: Atom | undefined): boolean {
  return isCarat(atom) || atom?.quantity?.kind === 'box' || atom?.quantity?.kind === 'length';
}

function isCarat(atom: Atom | undefined): boolean {
  return atom?.quantity?.kind === 'carat' || atom?.quantity?.kind === 'per-side';
}

/** "halo of diamonds" is one stone, "hidden halo oval diamond" are two. */
function isHaloBefore({ atoms }: BriefContext, place: number, { isBareHalo, fields }: GatheredStone): boolean {
  const isHalo = isBareHalo === true && fields.count === undefined;
  return isHalo && !atoms.slice(Math.max(0, place - 5), place).some(({ text }) => ['of', 'ka', 'mein'].includes(text));
}

function describesPiece({ atoms, phraseOf }: BriefContext, place: number): boolean {
  let next = place + 1;
  while (phraseOf[next] === phraseOf[place] && hasSense(atoms[next], 'kind', 'metal', 'filler')) next += 1;
  return phraseOf[next] === phraseOf[place] && hasSense(atoms[next], 'piece');
}

/** "pave band", "baguettes": stones of their own though no gem is named. */
function startsNameless({ atoms, phraseOf }: BriefContext, place: number, current: GatheredStone | undefined): boolean {
  const atom = atoms[place];
  const next = phraseOf[place + 1] === phraseOf[place] ? atoms[place + 1] : undefined;
  const onBand =
    senseOf(atom, 'setting')?.of === 'small' && readingOf(senseOf(next, 'piece')?.subtype).hoopOnly === true;
  const isMany = atom !== undefined && hasSense(atom, 'shape', 'form') && isPlural(atom.text);
  const isAlone = !hasSense(next, 'gem', 'stone', 'role') && (!current || current.fields.shape !== undefined);
  return onBand || (isMany && isAlone);
}

function isPolki(atom: Atom | undefined): boolean {
  return senseOf(atom, 'technique')?.technique === 'polki';
}
