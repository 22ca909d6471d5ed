import { isOfGoldAlone, karatOfFineness } from '#spec/meanings/karats.ts';
import { ask, type SaidValue, section, saidWord } from '../../extraction.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import { clashes, isOpenChoice, isPlatedSolid } from './metal-clash.ts';
import { isOnlyColour, metalColour } from './metal-colour.ts';
import type { SaidMetal } from './said-metal.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

/** What it is made of. A karat says gold, 925 says silver; two metals without a word that joins them are asked. */
export const readMetal: SubjectReader = (context) => {
  const said = metalsSaid(context);
  if (isOpenChoice(context, said)) return [ask('metal_material', ...said.map(({ span }) => span))];
  const karats = karatsSaid(context, said);
  const finenesses = finenessesSaid(context, said);
  const { color, asks } = metalColour(context, said);
  const karat = karats[0];
  const fineness = finenesses[0];
  const named = said.find(({ value }) => value.material !== undefined);
  const entailing = entailed(karat, fineness);
  // "22ct in front and silver behind": the one said first is that of the piece.
  const isKaratFirst =
    entailing !== undefined && entailing.span[0] < (named?.span[0] ?? 0) && named?.value.material !== 'gold_filled';
  const twoMetals = isKaratFirst && named?.value.material !== entailing.value ? named : undefined;
  const material = named && !twoMetals ? { value: named.value.material ?? '', span: named.span } : entailing;
  const alloyed = said.find(({ value }) => value.alloyedWith !== undefined);
  const fallback = karats.find((other) => other.value !== karat?.value && other.isFallback);
  return [
    ...(material || color || karat || fineness
      ? [
          section('metal', {
            ...(material && { material }),
            ...(karat && { karat }),
            ...(fineness && { fineness }),
            ...(color && { color }),
            ...(alloyed && { alloyed_with: { value: alloyed.value.alloyedWith ?? '', span: alloyed.span } }),
            ...(fallback && { fallback_karat: fallback }),
          }),
        ]
      : []),
    ...(twoMetals ? [saidWord('features', 'two_metals', twoMetals.span)] : clashes(context, said)),
    ...asks,
    ...(isPlatedSolid(context, said) ? [ask('metal_material', ...said.map(({ span }) => span))] : []),
    ...(karats.some((other) => other.value !== karat?.value && !other.isFallback)
      ? [ask('metal_karat', ...karats.map(({ span }) => span))]
      : []),
    ...(hasFittingMarks(karat, fineness)
      ? []
      : [ask('metal_karat', ...[karat, fineness].flatMap((mark) => (mark ? [mark.span] : [])))]),
  ];
};

function metalsSaid(context: BriefContext): readonly SaidMetal[] {
  return wishes(context).flatMap(([place, atom]) => {
    const sense = senseOf(atom, 'metal');
    if (!sense || isOfSomethingElse(context, place) || isOnlyColour(context.atoms, place)) return [];
    return [{ value: sense, span: atom.span, place }];
  });
}

/** "gold beads", "silver zari" and "gold rate" do not name the metal of the piece. */
function isOfSomethingElse({ atoms }: BriefContext, place: number): boolean {
  const behind = atoms[place + 1];
  // "our silver wedding anniversary" counts years.
  if (senseOf(behind, 'occasion')?.occasion === 'anniversary') return true;
  return hasSense(behind, 'embroidery', 'beads') || ['rate', 'standard'].includes(behind?.text ?? '');
}

/** What karat and fineness tell of the metal: a karat means gold; these finenesses are stamped on one metal only. */
function entailed(
  karat: SaidValue<number> | undefined,
  fineness: SaidValue<number> | undefined,
): SaidValue<string> | undefined {
  if (karat) return { value: 'gold', span: karat.span };
  const material = fineness && stampedOnly(fineness.value);
  return fineness && material ? { value: material, span: fineness.span } : undefined;
}

/** Of the finenesses that name a metal by themselves, those of silver. */
const ofSilverAlone: ReadonlySet<number> = new Set([925, 935, 970]);

function stampedOnly(fineness: number): string | undefined {
  if (ofSilverAlone.has(fineness)) return 'silver';
  return isOfGoldAlone(fineness) ? 'gold' : undefined;
}

function hasFittingMarks(karat: SaidValue<number> | undefined, fineness: SaidValue<number> | undefined): boolean {
  return !karat || !fineness || karatOfFineness(fineness.value) === karat.value;
}

function karatsSaid(
  context: BriefContext,
  metals: readonly SaidMetal[],
): readonly (SaidValue<number> & { isFallback: boolean })[] {
  const inDigits = wishes(context).flatMap(([place, { quantity, span }]) =>
    quantity?.kind === 'karat' && !isOfPlating(context, place)
      ? [{ value: quantity.value, span, isFallback: followsFallback(context, place) }]
      : [],
  );
  const inWords = metals.flatMap(({ value, span }) =>
    value.karat === undefined ? [] : [{ value: value.karat, span, isFallback: false }],
  );
  return [...inDigits, ...inWords];
}

/** "18k gold plated silver": only the coat is of that karat. */
function isOfPlating({ atoms }: BriefContext, place: number): boolean {
  return senseOf(atoms[place + 1], 'finish')?.finish.endsWith('gold_plated') ?? false;
}

/** "18k, warna 22k": the second is what to take when the first can't be had. */
function followsFallback({ atoms, sentenceOf }: BriefContext, place: number): boolean {
  for (let at = place - 1; at >= 0 && sentenceOf[at] === sentenceOf[place]; at -= 1) {
    const isOr = senseOf(atoms[at], 'joint')?.joint === 'or';
    if (senseOf(atoms[at], 'cue')?.cue === 'fallback' || isOr) return true;
    if (atoms[at]?.quantity && at < place - 1) return false;
  }
  return false;
}

function finenessesSaid(context: BriefContext, metals: readonly SaidMetal[]): readonly SaidValue<number>[] {
  const inDigits = wishes(context).flatMap(([, { quantity, span }]) =>
    quantity?.kind === 'fineness' ? [{ value: quantity.value, span }] : [],
  );
  const inWords = metals.flatMap(({ value, span }) =>
    value.fineness === undefined ? [] : [{ value: value.fineness, span }],
  );
  return [...inDigits, ...inWords];
}
