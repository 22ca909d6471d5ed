import { motifOf } from '../../../motifs/registry.ts';
import { type Extraction, type SaidValue, section } from '../../extraction.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import type { TextSpan } from '../../parse/span.ts';
import { editEvidence } from '../changes/edit-evidence.ts';
import { correctedText } from './corrected-text.ts';
import { engravedText } from './engraved-text.ts';
import { engravingStyle } from './engraving-style.ts';
import { isOfEngraving } from '../looks/looks.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';
import { toneOwner } from '../looks/tone-owner.ts';

/** Letters, motifs and seals cut into the metal. */
export const readEngraving: SubjectReader = (context) => {
  const text = correctedText(context) ?? engravedText(context);
  const engraved = wishes(context).filter(([, atom]) => hasSense(atom, 'engrave'));
  const seal = cueSpan(context, 'seal');
  const reversed = cueSpan(context, 'reversed');
  const style = seal ? { value: 'seal', span: seal } : engravingStyle(context);
  if (engraved.length === 0 && !text) return [];
  const action = engraved.find(([, atom]) => senseOf(atom, 'engrave')?.action);
  const motif = engravedMotif(context, text !== undefined);
  const isPattern = motif !== undefined && motifOf(motif.value)?.shownAnywhere;
  const written = text ? context.atoms.findLastIndex(({ span }) => span[1] <= text.span[1]) : -1;
  const place = placeNear(context, [...(written < 0 ? [] : [written]), ...engraved.map(([at]) => at)]);
  const fields = {
    ...(text && { text }),
    ...(motif && { [isPattern ? 'pattern' : 'motif']: motif }),
    ...(style && { style }),
    ...(reversed && { reversed: { value: true, span: reversed } }),
    ...(place && { location: place }),
    ...(!action &&
      (isAdded(context) || isAddedToDesign(context, text ?? motif)) && {
        action: { value: 'add' as const, span: text?.span ?? [0, 0] },
      }),
    ...(action && { action: { value: 'keep' as const, span: action[1].span } }),
  };
  const [first] = engraved;
  if (Object.keys(fields).length > 0) return [section('engraving', fields)];
  if (!first || !isAskedFor(context, first[0])) return [];
  return [section('engraving', { action: { value: 'add', span: first[1].span } })];
};

/** What is cut: a print that has a word of its own, a motif beside the word, or letters that nobody spelled out. */
function engravedMotif(context: BriefContext, hasText: boolean): SaidValue<string> | undefined {
  for (const [, atom] of wishes(context)) {
    const motif = senseOf(atom, 'engrave')?.motif;
    if (motif !== undefined) return { value: motif, span: atom.span };
  }
  const near = wishes(context).filter(([place]) => isOfEngraving(context, place));
  const drawn = near.find(([, atom]) => senseOf(atom, 'motif'));
  if (drawn) return { value: senseOf(drawn[1], 'motif')?.motif ?? '', span: drawn[1].span };
  const letters = hasText ? undefined : near.find(([, { text }]) => text === 'initials' || text === 'monogram');
  return letters && { value: letters[1].text, span: letters[1].span };
}

/** "andar Neha likh do" of an open design adds to it; "put Kamala not Kamla" corrects what is there. */
function isAddedToDesign(context: BriefContext, said: SaidValue<string> | undefined): boolean {
  if (!said || editEvidence(context) === undefined) return false;
  const at = context.atoms.findIndex(({ span }) => span[0] >= said.span[1]);
  const isCorrected = hasSense(context.atoms[at], 'negation') || context.atoms.some(({ text }) => text === 'say');
  return !isCorrected && context.atoms.some(({ text }) => /^(?:put|add|also add|likh)/.test(text));
}

/** Not "engraving out", "delete engraving", "so she can get it engraved at home" or "the customer is saying". */
function isAskedFor({ atoms }: BriefContext, place: number): boolean {
  const [before, behind] = [atoms.slice(Math.max(0, place - 3), place), atoms.slice(place + 1, place + 4)];
  const isTaken = before.some(({ text }) => ['delete', 'skip'].includes(text));
  const isElsewhere = behind.some(({ text }) => ['home', 'elsewhere', 'later'].includes(text));
  const isSpeech = /^(?:saying|reading)$/.test(atoms[place]?.text ?? '');
  return !isTaken && !isElsewhere && !isSpeech && atoms[place + 1]?.text !== 'out';
}

/** Colours of enamel and the side it is on. */
export const readEnamel: SubjectReader = (context) => {
  const enamelled = wishes(context).filter(
    ([, atom]) => hasSense(atom, 'enamel') || senseOf(atom, 'technique')?.technique === 'meenakari',
  );
  if (enamelled.length === 0) return [];
  const colors = wishes(context).filter(([place]) => toneOwner(context, place) === 'enamel');
  const place = placeNear(
    context,
    enamelled.map(([at]) => at),
  );
  const [first, last] = [colors[0], colors.at(-1)];
  const location = place && { value: place.value === 'back' ? 'reverse' : place.value, span: place.span };
  const isNamed = enamelled.some(([, atom]) => hasSense(atom, 'enamel'));
  if (!first && !location && !isNamed) return [];
  return [
    section('enamel', {
      ...(first &&
        last && {
          colors: {
            value: colors.map(([, atom]) => senseOf(atom, 'tone')?.color ?? ''),
            span: [first[1].span[0], last[1].span[1]],
          },
        }),
      ...(location && { location }),
    }),
    ...(isNamed && !first && !location ? enamelAlone(enamelled[0]?.[1].span) : []),
  ];
};

/** "with enamel": said without colour or place, so the technique is all there is. */
function enamelAlone(span: TextSpan | undefined): readonly Extraction[] {
  return span ? [{ kind: 'word', list: 'techniques', word: 'enamel', span }] : [];
}

export const readHallmark: SubjectReader = (context) =>
  wishes(context).flatMap(([, atom]) => {
    const sense = senseOf(atom, 'hallmark');
    if (!sense) return [];
    return [
      section('hallmark', {
        ...(sense.scheme !== undefined && { scheme: { value: sense.scheme, span: atom.span } }),
        ...(sense.huid && { huid: { value: true, span: atom.span } }),
      }),
    ];
  });

/** "also add initials …" */
function isAdded({ atoms }: BriefContext): boolean {
  return atoms.some(
    ({ text }, place) =>
      /^(?:add|also add)\b/.test(text) &&
      atoms
        .slice(place + 1, place + 4)
        .some((atom) => hasSense(atom, 'engrave') || senseOf(atom, 'cue')?.cue === 'initials'),
  );
}

function cueSpan(context: BriefContext, cue: 'seal' | 'reversed'): TextSpan | undefined {
  return wishes(context).find(([, atom]) => senseOf(atom, 'cue')?.cue === cue)?.[1].span;
}

/** The side named within a few words. */
function placeNear({ atoms }: BriefContext, places: readonly number[]): SaidValue<string> | undefined {
  for (const place of places) {
    for (const step of [1, 2, 3, 4, 5, -1, -2, -3, -4]) {
      const atom = atoms[place + step];
      const sense = senseOf(atom, 'place');
      if (atom && sense && !atom.negated) return { value: sense.place, span: atom.span };
    }
  }
  return undefined;
}
