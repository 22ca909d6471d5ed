import { ask, type Extraction, section, singleValue } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import type { Cue } from '../../../senses/sense.ts';
import type { TextSpan } from '../../parse/span.ts';
import { baseDesign } from './base-design.ts';
import { editEvidence, isMatched, refersAway } from './edit-evidence.ts';
import { remodelAtom } from './remodel.ts';
import { setSpan } from '../pieces/read-items.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

/** What the customer wants done: a new design, a set, a change, a remodelling, or only an answer. */
export const readIntent: SubjectReader = (context) => {
  const base = baseDesign(context);
  return [
    intentOf(context, base?.span),
    ...(base ? [singleValue('base_design', base.value, base.span)] : []),
    ...(!base && refersAway(context) ? [ask('base_design')] : []),
    ...quoteWish(context),
  ];
};

function intentOf(context: BriefContext, base: TextSpan | undefined): Extraction {
  const question = cueAtom(context, 'question');
  const asked = context.atoms.some(({ text }) => text === '?');
  const remodel = remodelAtom(context.atoms);
  const edit = editEvidence(context);
  const set = setSpan(context);
  const isRemodel = remodel !== undefined && remodelsSomething(context);
  const isQuestion = question && (asked || (context.atoms.indexOf(question) <= 1 && !politely.test(question.text)));
  if (isQuestion && (!edit || asksForAnswer.test(question.text)))
    return singleValue('intent', 'question', question.span);
  if (isRemodel && !base && cueAtom(context, 'keep_rest') === undefined)
    return singleValue('intent', 'remodel', remodel.span);
  if ((base && !isMatched(context)) || edit) return singleValue('intent', 'edit', base ?? edit?.span ?? [0, 0]);
  if (set) return singleValue('intent', 'new_set', set);
  return singleValue('intent', 'new_design', [0, 0]);
}

/** "Can you make a ring…": an order, unless it ends as a question. */
const politely = /^can (?:you make|i)$/;

/** Questions that no design answers, whatever it is that they are asked of. */
const asksForAnswer = /^(?:how (?:much|long|strong)|what w|kitn|.*difference|which|why)/;

/** "reset my grandmother's diamond", "purana haar": there has to be something to remodel. */
function remodelsSomething(context: BriefContext): boolean {
  return context.atoms.some((atom) => hasSense(atom, 'gem', 'stone', 'piece', 'metal', 'supply'));
}

function cueAtom(context: BriefContext, cue: Cue): Atom | undefined {
  return wishes(context).find(([, atom]) => senseOf(atom, 'cue')?.cue === cue)?.[1];
}

const quoteWish: SubjectReader = (context) => {
  const atom = cueAtom(context, 'quote');
  if (!atom) return [];
  return [section('quote', { exclude: { value: ['center_stone'], span: atom.span } })];
};
