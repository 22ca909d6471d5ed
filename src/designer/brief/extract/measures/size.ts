import type { RequestSize } from '#spec/request/sections/measure.ts';
import { sizeOfRequest, sizeQuestion } from '#spec/request/size-of-request.ts';
import { ask, type Extraction, type SaidValue, section } from '../../extraction.ts';
import type { QuantityOf } from '../../quantities/quantity.ts';
import { senseOf } from '../../parse/atom.ts';
import type { SizeValue } from '#spec/sizes/scales/scale.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import type { TextSpan } from '../../parse/span.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';
import { lengthOwner } from './length-owner.ts';

type SaidSize = SaidValue<Pick<RequestSize, 'system'> & { readonly value: SizeValue }>;
type RingSize = SaidValue<QuantityOf<'ring-size'>> & { readonly place: number };

/**
 * The size of a ring or bangle as it was said. A bare number belongs to no country: its system is null and asked for,
 * unless the inner diameter or circumference was measured.
 */
export const readSize: SubjectReader = (context) => {
  const sizes = sizesSaid(context);
  const [bangle] = bangleSizesSaid(context);
  if (bangle) return sizes.length === 0 ? saidSize(bangle.value, bangle.span) : sizesOfBoth(context, bangle, sizes);
  const [size] = sizes;
  if (!size) return measuredInside(context);
  if (isEither(context, sizes)) return [ask('ring_size_system', ...sizes.map(({ span }) => span))];
  if (sizes.length === 1) return saidSize(size.value, size.span);
  const spans = sizes.map(({ span }) => span);
  // Which piece has which size, only the client knows.
  if (context.ordered.length !== sizes.length) return [ask('ring_size_of_several', ...spans)];
  const open = sizes.map(({ value: { system, value } }) => questionOf({ system, value })).find((code) => code);
  return [...sizes.map(sizeOfItem), ...(open ? [ask(open, ...spans)] : [])];
};

/** "Band US 9 and a bangle 2-10": each piece has the size of where it is worn. */
function sizesOfBoth(context: BriefContext, bangle: SaidSize, sizes: readonly RingSize[]): readonly Extraction[] {
  const placesOf = (worn: 'finger' | 'wrist') =>
    context.ordered.flatMap(({ type }, index) => (itemType(type.value).sizedLike === worn ? [index] : []));
  const [rings, bangles] = [placesOf('finger'), placesOf('wrist')];
  // With no second piece to be worn elsewhere, the bangle's is the size that was meant.
  if (rings.length === 0 || bangles.length === 0) return saidSize(bangle.value, bangle.span);
  const spans = sizes.map(({ span }) => span);
  if (sizes.length > 1 && sizes.length !== rings.length) return [ask('ring_size_of_several', ...spans)];
  const open = [bangle, ...sizes].map(({ value: { system, value } }) => questionOf({ system, value })).find(Boolean);
  return [
    ...bangles.map((index) => sizeOfItem(bangle, index)),
    ...rings.map((index, at) => sizeOfItem(sizes[at] ?? (sizes[0] as RingSize), index)),
    ...(open ? [ask(open, bangle.span, ...spans)] : []),
  ];
}

/** The size that was said, and the question about one that no chart has, or several have. */
function saidSize({ system, value }: Pick<RequestSize, 'system' | 'value'>, span: TextSpan): readonly Extraction[] {
  const fields = {
    ...(system !== null && { system: { value: system, span } }),
    ...(value !== undefined && { value: { value, span } }),
  };
  const open = questionOf({ system, value });
  return [section('size', fields), ...(open ? [ask(open, span)] : [])];
}

function questionOf(said: RequestSize): ReturnType<typeof sizeQuestion> | undefined {
  const read = sizeOfRequest(said);
  return read && !read.ok ? sizeQuestion(read.problem, said) : undefined;
}

/** "couple bands, sizes 10 and 6": in the order of the brief, as the pieces are. */
function sizeOfItem({ value: { system, value }, span }: SaidSize, index: number): Extraction {
  const fields = {
    ...(system !== null && { size_system: { value: system, span } }),
    size_value: { value, span },
  };
  return { kind: 'item', index, fields };
}

function bangleSizesSaid(context: BriefContext): readonly SaidSize[] {
  return wishes(context).flatMap(([, { quantity, span }]): SaidSize[] =>
    quantity?.kind === 'bangle-size' ? [{ value: { system: 'IN_BANGLE', value: quantity.value }, span }] : [],
  );
}

/** The sizes of different fingers; of the same finger the one that is certain. */
function sizesSaid(context: BriefContext): readonly RingSize[] {
  const said = wishes(context).flatMap(([place, { quantity, span }]): RingSize[] =>
    quantity?.kind === 'ring-size' && !isSetAside(context, place) ? [{ value: quantity, span, place }] : [],
  );
  // "between N and N½ so make N½"
  const decided = said.find(({ place }) => /^make(?: it)?$/.test(context.atoms[place - 1]?.text ?? ''));
  if (decided) return [decided];
  // "size 13 (European 53)": the same finger on two charts.
  const named = said.filter(({ value }) => value.system !== null);
  const sizes = named.length > 0 && named.length < said.length && !isEither(context, said) ? named : said;
  return sizes.filter(({ value }, at) => sizes.findIndex((one) => one.value.value === value.value) === at);
}

/** "but knuckle an R", "size L, I mean Large": neither is the size of the ring. */
function isSetAside({ atoms }: BriefContext, place: number): boolean {
  const isKnuckle = atoms.slice(Math.max(0, place - 3), place).some(({ text }) => text === 'knuckle');
  const { quantity } = atoms[place] ?? {};
  const value = quantity?.kind === 'ring-size' ? quantity.value : undefined;
  const garment = typeof value === 'string' ? garmentSizes[value] : undefined;
  const means = atoms.slice(place + 1, place + 9).some(({ text }) => text === garment);
  return isKnuckle || means;
}

const garmentSizes: Readonly<Record<string, string>> = { S: 'small', M: 'medium', L: 'large' };

/** "size M or 7": the two are not the same finger. */
function isEither({ atoms }: BriefContext, [one, other]: readonly RingSize[]): boolean {
  if (!one || !other || other.place - one.place > 3) return false;
  return atoms.slice(one.place, other.place).some((atom) => senseOf(atom, 'joint')?.joint === 'or');
}

const measuredInside: SubjectReader = (context) => {
  for (const [place, { quantity, span }] of wishes(context)) {
    if (quantity?.kind !== 'length') continue;
    const said = { value: quantity.value, span };
    const owner = lengthOwner(context, place);
    if (owner.of === 'inner_diameter') return measured({ inner_diameter_mm: said });
    if (owner.of === 'circumference') return measured({ inner_circumference_mm: said });
  }
  return [];
};

type Measure = 'inner_diameter_mm' | 'inner_circumference_mm';

function measured(fields: Readonly<Partial<Record<Measure, SaidValue<number>>>>): readonly Extraction[] {
  const { inner_diameter_mm: across, inner_circumference_mm: around } = fields;
  const open = questionOf({ system: null, inner_diameter_mm: across?.value, inner_circumference_mm: around?.value });
  const spans = [across, around].flatMap((said) => (said ? [said.span] : []));
  return [section('size', fields), ...(open ? [ask(open, ...spans)] : [])];
}
