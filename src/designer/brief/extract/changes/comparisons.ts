import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import type { Extraction } from '../../extraction.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import { spanOver, type TextSpan } from '../../parse/span.ts';
import type { SenseFor } from '../../../senses/sense.ts';
import type { BriefContext, SubjectReader } from '../subject.ts';
import { comparedThing } from './compared-thing.ts';
import { readPortions } from './portions.ts';

/** How far the thing that is to change may stand from its comparison. */
const REACH = 4;

/**
 * What is to become thinner, longer, heavier: by an amount where one is said (`length_change_mm: 25.4`, negative for
 * less), else as a word (`band_width: thinner`). Only an edit keeps it: a new piece is compared with nothing.
 */
export const readComparisons: SubjectReader = (context) => [
  ...readPortions(context),
  ...context.atoms.flatMap((atom, place): readonly Extraction[] => {
    const said = senseOf(atom, 'comparison');
    if (!said) return [];
    const { subject, field, words, gem } = targetOf(context, place, said);
    const { amount } = said;
    const extraction = { kind: 'change', subject, span: words ? spanOver(atom.span, words) : atom.span } as const;
    if (!amount)
      return [
        { ...extraction, field, value: subject === 'beads' ? sizeWord(said) : said.word },
        ...(gem === undefined ? [] : [{ ...extraction, field: 'gem', value: gem }]),
      ];
    const value = Number((amount.value * said.sign).toFixed(2));
    if (amount.unit === 'size') return [{ ...extraction, field: 'value_change', value }];
    const measure = amount.unit === 'mm' && field === 'size' ? measuredSize(context, place, subject) : field;
    return [{ ...extraction, field: `${measure}_change_${amount.unit}`, value }];
  }),
];

/** Of beads "finer" is smaller. */
function sizeWord({ sign }: SenseFor<'comparison'>): string {
  return sign > 0 ? 'larger' : 'smaller';
}

/** Of what a size is said in mm: a stone and a hoop have a diameter, "pendant ki chain 2 inch chhoti karo" a length. */
function measuredSize(context: BriefContext, place: number, subject: string): string {
  if (isOfChain(context, place)) return 'chain_length';
  const isHoop = context.pieces.some(
    ({ subtype, type }) => (readingOf(subtype?.value).length ?? itemType(type.value).length) === 'diameter',
  );
  return subject === 'center' || isHoop ? 'diameter' : 'size';
}

function isOfChain(context: BriefContext, place: number): boolean {
  return nearOf(context, place).some((atom) => itemType(senseOf(atom, 'piece')?.type).lengthAsPart === 'chain');
}

interface Target {
  readonly subject: string;
  readonly field: string;
  /** The words for the thing itself, which say nothing else then. */
  readonly words?: TextSpan;
  readonly gem?: string;
}

function targetOf(context: BriefContext, place: number, said: SenseFor<'comparison'>): Target {
  if (said.amount?.unit === 'g') return { subject: 'weight', field: 'metal' };
  if (said.amount?.unit === 'ct') return { subject: 'center', field: 'carat_each' };
  const thing = comparedThing(context, place);
  // "Claws heavier", "thinner prongs"
  if (thing?.name === 'prongs') return { subject: 'center', field: 'prongs', words: thing.atom.span };
  switch (said.field) {
    case 'ring_size':
      return { subject: 'size', field: 'value' };
    case 'count':
      return countOf(context, place);
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
      return { subject: 'dimensions', field: isOfChain(context, place) ? 'chain_length' : lengthOf(context, said) };
    case 'band_width':
      // "finer black beads"
      if (thing?.name === 'beads') return { subject: 'beads', field: 'size', words: thing.atom.span };
      if (said.word === 'thicker') return { subject: 'dimensions', field: 'thickness' };
      return { subject: 'dimensions', field: wornRound(context) ? 'band_width' : widthOf(said) };
    case 'size':
      if (thing) return { subject: thing.name, field: 'size', words: thing.atom.span };
      return sizeOf(context, place);
  }
}

/** "Ghungroo kam karo" of a feature, "more diamonds" of stones. */
function countOf({ atoms }: BriefContext, place: number): Target {
  const things = [atoms[place - 1], atoms[place + 1]].find((atom) => hasSense(atom, 'feature', 'gem', 'stone'));
  const feature = senseOf(things, 'feature')?.feature;
  if (things && feature !== undefined) return { subject: 'features', field: feature, words: things.span };
  const gem = senseOf(things, 'gem')?.gem;
  return {
    subject: 'stones',
    field: 'count',
    ...(things && { words: things.span }),
    ...(gem !== undefined && { gem }),
  };
}

/** By how much a pendant is shorter is its height. */
function lengthOf({ pieces }: BriefContext, { amount }: SenseFor<'comparison'>): string {
  const [first] = pieces;
  const isHigh = first && itemType(first.type.value).length === 'height' && !first.implied;
  return amount && isHigh ? 'height' : 'length';
}

/** "stone size up" is the stone's, "size thoda bada" the finger's, any other of the whole piece. */
function sizeOf(context: BriefContext, place: number): Target {
  const { atoms } = context;
  const isNearStone = nearOf(context, place).some(
    (atom) => hasSense(atom, 'gem', 'stone', 'role') || atom.text === 'main',
  );
  if (isNearStone || atoms[place]?.text.includes('stone')) return { subject: 'center', field: 'size' };
  const isOfFinger =
    senseOf(atoms[place - 1], 'cue')?.cue === 'size' || senseOf(atoms[place - 2], 'cue')?.cue === 'size';
  return isOfFinger ? { subject: 'size', field: 'value' } : { subject: 'dimensions', field: 'size' };
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
