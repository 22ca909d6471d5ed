import { ask, type Fact, section, singleValue } from '../fact.ts';
import { type Atom, hasSense, senseOf } from '../words/atom.ts';
import type { Cue } from '../words/sense.ts';
import type { TextSpan } from '../words/span.ts';
import { editEvidence, refersAway } from './edit-evidence.ts';
import { remodelAtom } from './remodel.ts';
import { setSpan } from './pieces/read-items.ts';
import { type BriefContext, type SubjectReader, wishes } from './subject.ts';

/** What the customer wants done: a new design, a set, a change, a remodelling, or only an answer. */
export const readIntent: SubjectReader = (context) => {
  const base = baseDesign(context);
  return [
    intentOf(context, base?.span),
    ...(base ? [singleValue('base_design', base.value, base.span)] : []),
    ...(!base && refersAway(context) ? [ask('base_design')] : []),
    ...heirloom(context),
    ...quoteWish(context),
  ];
};

function intentOf(context: BriefContext, base: TextSpan | undefined): Fact {
  const question = cueAtom(context, 'question');
  const asked = context.atoms.some(({ text }) => text === '?');
  const remodel = remodelAtom(context.atoms);
  const edit = editEvidence(context);
  const set = setSpan(context);
  const isRemodel = remodel !== undefined && remodelsSomething(context);
  const isQuestion = question && (asked || context.atoms.indexOf(question) <= 1);
  if (isQuestion && (!edit || asksForAnswer.test(question.text)))
    return singleValue('intent', 'question', question.span);
  if (isRemodel && !base && cueAtom(context, 'keep_rest') === undefined) return singleValue('intent', 'remodel', remodel.span);
  if ((base && !isMatched(context)) || edit) return singleValue('intent', 'edit', base ?? edit?.span ?? [0, 0]);
  if (set) return singleValue('intent', 'new_set', set);
  return singleValue('intent', 'new_design', [0, 0]);
}

/** Questions that no design answers, whatever it is that they are asked of. */
const asksForAnswer = /^(?:how (?:much|long|strong)|kitn|.*difference|which|why)/;

/** "matching pendant for the ring of job 20417": the number is of another piece. */
function isMatched(context: BriefContext): boolean {
  return wishes(context).some(([, atom]) => senseOf(atom, 'constraint')?.constraint === 'matching_set');
}

/** "reset my grandmother's diamond", "purana haar": there has to be something to remodel. */
function remodelsSomething(context: BriefContext): boolean {
  return context.atoms.some(
    (atom) => hasSense(atom, 'gem', 'stone', 'piece', 'metal', 'supply') || senseOf(atom, 'cue')?.cue === 'heirloom',
  );
}

function cueAtom(context: BriefContext, cue: Cue): Atom | undefined {
  return wishes(context).find(([, atom]) => senseOf(atom, 'cue')?.cue === cue)?.[1];
}

/** The shop's number of a design: "JR-1042", "same as KD 220", "design 3318". Hallmarks and reports do not count. */
function baseDesign(
  context: BriefContext,
): { readonly value: string; readonly span: readonly [number, number] } | undefined {
  const coded =
    /\b(?!PT|PD|AU|AG|VS|SI|VVS|GIA|IGI|US|UK|EU|JP|IN|RS|AED|INR|USD|GBP|EUR|BIS)(?<number>[A-Z]{1,5}[- ]?\d{2,6}[A-Z]?)\b/;
  const numbered = /\b(?:design|job|order|sku|ref)(?: (?:no\.?|number|code|id))?[ :#]*#? ?(?<number>\d{2,6})(?![\w.,])/i;
  const byNumber = numbered.exec(context.brief);
  const match = coded.exec(context.brief) ?? byNumber;
  const value = match?.groups?.['number'];
  if (!match || value === undefined) return undefined;
  const start = match.index + match[0].lastIndexOf(value);
  const span = [start, start + value.length] as const;
  const named = match === byNumber || (['same', 'edit', 'keep_rest'] as const).some((cue) => cueAtom(context, cue));
  return named || value.includes('-') || editEvidence(context) ? { value, span } : undefined;
}

/** "my mother's ring" made into something else, "dadi ki nath": whose it was. */
const heirloom: SubjectReader = (context) => {
  const atom = cueAtom(context, 'heirloom');
  if (atom) return [singleValue('heirloom_from', 'grandmother', atom.span)];
  if (!remodelAtom(context.atoms)) return [];
  const owner = context.atoms.find((one, place) => isOwner(context.atoms, one, place));
  const relation = senseOf(owner, 'wearer')?.relation;
  return owner && relation !== undefined ? [singleValue('heirloom_from', relation, owner.span)] : [];
};

function isOwner(atoms: readonly Atom[], atom: Atom, place: number): boolean {
  if (senseOf(atom, 'wearer')?.relation === undefined) return false;
  return atom.text.endsWith("'s") || /^k[aie]$/.test(atoms[place + 1]?.text ?? '');
}

const quoteWish: SubjectReader = (context) => {
  const atom = cueAtom(context, 'quote');
  if (!atom) return [];
  return [section('quote', { exclude: { value: ['center_stone'], span: atom.span } })];
};
