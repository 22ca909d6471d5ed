import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import type { Extraction } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import type { SenseFor } from '../../../senses/sense.ts';
import type { BriefContext, SubjectReader } from '../subject.ts';

/** How far the thing that is to change may stand from its comparison. */
const REACH = 4;

/**
 * What is to become thinner, longer, heavier: by an amount where one is said (`length_change_mm: 25.4`, negative for
 * less), else as a word (`band_width: thinner`). Only an edit keeps it: a new piece is compared with nothing.
 */
export const readComparisons: SubjectReader = (context) =>
  context.atoms.flatMap((atom, place): readonly Extraction[] => {
    const said = senseOf(atom, 'comparison');
    if (!said) return [];
    const target = targetOf(context, place, said);
    const { amount } = said;
    const extraction = { kind: 'change', subject: target.subject, span: atom.span } as const;
    const name = amount?.unit === 'size' ? 'value_change' : `${target.field}_change_${amount?.unit ?? ''}`;
    // "pendant ki chain 2 inch chhoti karo": smaller by a length.
    if (amount?.unit === 'mm' && target.field === 'size' && isOfChain(context, place))
      return [{ ...extraction, field: 'chain_length_change_mm', value: Number((amount.value * said.sign).toFixed(2)) }];
    if (amount && target.subject === 'center' && target.field === 'size')
      return [{ ...extraction, field: 'diameter_change_mm', value: amount.value * said.sign }];
    if (amount) return [{ ...extraction, field: name, value: Number((amount.value * said.sign).toFixed(2)) }];
    return [{ ...extraction, field: target.field, value: said.word }];
  });

function isOfChain(context: BriefContext, place: number): boolean {
  return nearOf(context, place).some((atom) => itemType(senseOf(atom, 'piece')?.type).lengthAsPart === 'chain');
}

interface Target {
  readonly subject: string;
  readonly field: string;
}

function targetOf(context: BriefContext, place: number, said: SenseFor<'comparison'>): Target {
  const near = nearOf(context, place);
  const isOfStone = near.some((atom) => hasSense(atom, 'gem', 'stone', 'role') || atom?.text === 'main');
  if (said.amount?.unit === 'g') return { subject: 'weight', field: 'metal' };
  if (said.amount?.unit === 'ct') return { subject: 'center', field: 'carat_each' };
  switch (said.field) {
    case 'ring_size':
      return { subject: 'size', field: 'value' };
    case 'count':
      return { subject: 'stones', field: 'count' };
    case 'weight':
      return { subject: 'weight', field: 'metal' };
    case 'price':
      return { subject: 'budget', field: 'target' };
    case 'colour':
      return { subject: 'center', field: 'color' };
    case 'clarity':
      return { subject: 'center', field: 'clarity' };
    case 'height':
      return { subject: 'dimensions', field: 'height' };
    case 'length':
      return { subject: 'dimensions', field: isOfChain(context, place) ? 'chain_length' : 'length' };
    case 'band_width':
      if (said.word === 'thicker') return { subject: 'dimensions', field: 'thickness' };
      return { subject: 'dimensions', field: wornRound(context) ? 'band_width' : widthOf(said) };
    case 'size':
      return sizeOf(context, place, isOfStone);
  }
}

/** "stone size up" is the stone's, "size thoda bada" the finger's, any other of the whole piece. */
function sizeOf({ atoms }: BriefContext, place: number, isNearStone: boolean): Target {
  // "a smaller halo", "bail bigger": the part beside it.
  const beside = [atoms[place + 1], atoms[place - 1]].map(partOf).find((part) => part !== undefined);
  if (beside !== undefined) return { subject: beside, field: 'size' };
  if (isNearStone || atoms[place]?.text.includes('stone')) return { subject: 'center', field: 'size' };
  const isOfFinger =
    senseOf(atoms[place - 1], 'cue')?.cue === 'size' || senseOf(atoms[place - 2], 'cue')?.cue === 'size';
  return isOfFinger ? { subject: 'size', field: 'value' } : { subject: 'dimensions', field: 'size' };
}

/** Parts of a design that have a size of their own. */
function partOf(atom: Atom | undefined): string | undefined {
  const role = senseOf(atom, 'role')?.role;
  if (role !== undefined && !stoneRole(role).isUsual) return role;
  return senseOf(atom, 'feature')?.feature === 'bail' ? 'bail' : undefined;
}

function widthOf({ word }: SenseFor<'comparison'>): string {
  return word === 'thicker' ? 'thickness' : 'width';
}

/** A ring has a band; so has a design that nobody named. */
function wornRound({ atoms, pieces }: BriefContext): boolean {
  const isNamed = atoms.some(({ text }) => text === 'band' || text === 'shank');
  return isNamed || pieces.length === 0 || pieces.some(({ type }) => itemType(type.value).onFinger);
}

function nearOf(
  { atoms, sentenceOf, phraseOf }: BriefContext,
  place: number,
): readonly BriefContext['atoms'][number][] {
  return atoms.filter(
    (_, at) =>
      Math.abs(at - place) <= REACH &&
      sentenceOf[at] === sentenceOf[place] &&
      (phraseOf[at] === phraseOf[place] || at < place),
  );
}
