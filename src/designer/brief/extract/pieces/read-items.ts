import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf, takesName } from '../../../archetypes/names/reading-of.ts';
import { featuresThat } from '../../../wish/features/registry.ts';
import { ask, assume, type Extraction, type SaidValue, saidWord } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { spanOver, type TextSpan } from '../../parse/span.ts';
import { editEvidence } from '../changes/edit-evidence.ts';
import type { SaidPiece } from './find-pieces.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

/**
 * What to make and how many. Without a word for the piece, a ring size or a centre stone means a ring; else it is asked
 * for.
 */
export const readItems: SubjectReader = (context) => {
  if (context.pieces.length === 0) return unnamed(context);
  const { ordered, isChoice, pieces } = context;
  if (isChoice) return [ask('item_type', ...pieces.map(({ type }) => type.span))];
  if (isHoopOfOpenDesign(context)) return [];
  return ordered.flatMap((piece, index): readonly Extraction[] => [
    {
      kind: 'item',
      index,
      fields: {
        type: piece.type,
        ...subtypeOf(context, piece),
        ...(piece.qty && { qty: piece.qty }),
        ...(piece.unit && { unit: piece.unit }),
        ...(piece.width && { width_mm: piece.width }),
      },
    },
    ...(piece.clause ? [{ kind: 'clause', index, span: piece.clause.span } as const] : []),
    ...piece.builds.map(({ value, span }) => saidWord('features', value, span)),
  ]);
};

/** "pendant with letter S", "initial J pendant": a letter by itself is what the pendant is. */
function subtypeOf({ atoms }: BriefContext, piece: SaidPiece): { readonly subtype?: SaidValue<string> } {
  if (piece.subtype) return { subtype: piece.subtype };
  const hangs = takesName(piece.type.value, 'initial');
  const at = atoms.findIndex(({ text, negated }) => !negated && /^(?:initial|letter|leter|alphabet)$/.test(text));
  const letter = [atoms[at + 1], atoms[at - 1]].find((atom) => /^\p{L}$/u.test(atom?.text ?? ''));
  const isNear = piece.places.some((place) => Math.abs(place - at) <= NEAR);
  return hangs && at >= 0 && letter && isNear ? { subtype: { value: 'initial', span: letter.span } } : {};
}

/** How far from the noun its letter stands. */
const NEAR = 4;

/** "make the band thinner: of a design that is open, the band is a part. */
function isHoopOfOpenDesign(context: BriefContext): boolean {
  const [only, other] = context.pieces;
  const isHoop = readingOf(only?.subtype?.value).hoopOnly === true && only?.places.length === 1 && !other;
  return isHoop && (only.qty?.value ?? 1) === 1 && editEvidence(context) !== undefined;
}

function unnamed(context: BriefContext): readonly Extraction[] {
  const kinds = wishes(context).flatMap(([, atom]) => {
    const kind = senseOf(atom, 'kind');
    return kind && !kind.purpose && !kind.beside && !hasSense(atom, 'occasion')
      ? [saidWord('features', kind.subtype, atom.span)]
      : [];
  });
  const sized = wishes(context).find(
    ([, { quantity, text }]) => quantity?.kind === 'ring-size' && text.includes('ring'),
  );
  const build = wishes(context).find(([, atom]) => isRingBuild(atom))?.[1];
  const subtype = build && { value: senseOf(build, 'kind')?.subtype ?? '', span: build.span };
  const strand = strandOf(context);
  if (strand) return [strand];
  if (build && context.atoms.some(isOfRing))
    return [
      { kind: 'item', index: 0, fields: { type: { value: 'ring', span: build.span }, ...(subtype && { subtype }) } },
    ];
  if (sized)
    return [
      { kind: 'item', index: 0, fields: { type: { value: 'ring', span: sized[1].span }, ...(subtype && { subtype }) } },
    ];
  const why = whyRing(context);
  if (why !== undefined) return [...kinds, assume('items[0].type', 'ring', why)];
  const ear = wishes(context).find(([, atom]) => hasSense(atom, 'share') && atom.text.includes('ear'));
  return ear ? [...kinds, assume('items[0].type', 'earrings', 'Something was said of each ear.')] : kinds;
}

/** "18 inch pearl strand": strung pearls are a necklace unless they are said to be something else. */
function strandOf({ atoms }: BriefContext): Extraction | undefined {
  const strand = atoms.find((atom) => hasSense(atom, 'strands') && ['strand', 'string'].includes(atom.text));
  const isStrung = atoms.some((atom) => hasSense(atom, 'beads') || senseOf(atom, 'gem')?.gem.endsWith('pearl'));
  return strand && isStrung
    ? { kind: 'item', index: 0, fields: { type: { value: 'necklace', span: strand.span } } }
    : undefined;
}

/** What only a ring has: a "solitaire" with it is one. */
function isOfRing(atom: Atom): boolean {
  return ofRings.has(senseOf(atom, 'feature')?.feature ?? '');
}

function isOnFinger(type: string | undefined): boolean {
  return itemType(type).onFinger === true;
}

function isRingBuild(atom: Atom): boolean {
  const kind = senseOf(atom, 'kind');
  return kind !== undefined && !kind.beside && !kind.ofAnyPiece && isOnFinger(kind.types[0]);
}

/** Ways of building that only rings have; one that opens in front is asked for and not drawn yet. */
const ofRings: ReadonlySet<string> = new Set([
  ...featuresThat(({ saidOfRings }) => saidOfRings === true),
  'open_shank',
]);

function whyRing(context: BriefContext): string | undefined {
  for (const [, atom] of wishes(context)) {
    const { quantity } = atom;
    if (quantity?.kind === 'ring-size') return 'A ring size was given.';
    if (hasSense(atom, 'finger')) return 'A finger to wear it on was named.';
    const { isCentre, isSide, halo } = stoneRole(senseOf(atom, 'role')?.role);
    if (isCentre || isSide || halo) return 'A centre stone, halo or side stones are most often asked for in a ring.';
    if (isRingBuild(atom)) return `"${atom.text}" is most often asked for as a ring.`;
    if (senseOf(atom, 'measure')?.measure === 'band') return 'A band width was given.';
    if (hasSense(atom, 'sides', 'profile') || isOfRing(atom)) return `"${atom.text}" is said of rings.`;
  }
  return undefined;
}

/** Whether several pieces are ordered together: "necklace set", "bridal set", "ring and earrings". */
export function setSpan(context: BriefContext): TextSpan | undefined {
  // Two different pieces in one request are designed to go together, whether the word is said or not.
  const [first, second] = context.ordered;
  if (first && second && !context.isChoice) return spanOver(first.type.span, second.type.span);
  for (const [place, atom] of wishes(context)) {
    const isJoin =
      atom.text === 'set with' &&
      hasSense(context.atoms[place - 1], 'piece') &&
      hasSense(context.atoms[place + 1], 'piece');
    if (isJoin) return atom.span;
    if (senseOf(atom, 'cue')?.cue !== 'set') continue;
    const before = context.atoms[place - 1];
    const behind = context.atoms[place + 1];
    const counts = behind?.text === 'of' && context.atoms[place + 2]?.quantity?.kind === 'count';
    if (counts || hasSense(before, 'setting') || behind?.text === 'in') continue;
    const named = hasSense(before, 'piece', 'style', 'technique', 'metal', 'gem', 'wearer', 'kind', 'constraint');
    if (named || context.pieces.length > 1) return atom.span;
  }
  return undefined;
}
