import { type Fact, section, singleValue } from '../fact.ts';
import { type Atom, hasSense, senseOf } from '../words/atom.ts';
import type { Cue } from '../words/sense.ts';
import type { TextSpan } from '../words/span.ts';
import { editEvidence } from './edit-evidence.ts';
import { setSpan } from './pieces/read-items.ts';
import { type BriefContext, type SubjectReader, wishes } from './subject.ts';

/** What the customer wants done: a new design, a set, a change, a remodelling, or only an answer. */
export const readIntent: SubjectReader = (context) => {
  const base = baseDesign(context);
  return [
    intentOf(context, base?.span),
    ...(base ? [singleValue('base_design', base.value, base.span)] : []),
    ...heirloom(context),
    ...quoteWish(context),
  ];
};

function intentOf(context: BriefContext, base: TextSpan | undefined): Fact {
  const question = cueAtom(context, 'question');
  const asked = context.atoms.some(({ text }) => text === '?');
  const remodel = cueAtom(context, 'remodel');
  const edit = editEvidence(context);
  const set = setSpan(context);
  const isRemodel = remodel !== undefined && remodelsSomething(context);
  if (question && !edit && (asked || context.atoms.indexOf(question) <= 1))
    return singleValue('intent', 'question', question.span);
  if (isRemodel && !base && !startsWithChange(context)) return singleValue('intent', 'remodel', remodel.span);
  if (base || edit) return singleValue('intent', 'edit', base ?? edit?.span ?? [0, 0]);
  if (set) return singleValue('intent', 'new_set', set);
  return singleValue('intent', 'new_design', [0, 0]);
}

/** "keep everything else" beside a word like "remake": the design is there, only something about it changes. */
function startsWithChange(context: BriefContext): boolean {
  return cueAtom(context, 'keep_rest') !== undefined;
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

/** The shop's number of a design: "JR-1042", "same as KD 220". Hallmarks and report numbers do not count. */
function baseDesign(
  context: BriefContext,
): { readonly value: string; readonly span: readonly [number, number] } | undefined {
  const match =
    /\b(?!PT|PD|AU|AG|VS|SI|VVS|GIA|IGI|US|UK|EU|JP|IN|RS|AED|INR|USD|GBP|EUR|BIS)[A-Z]{1,5}[- ]?\d{2,6}[A-Z]?\b/.exec(
      context.brief,
    );
  if (!match) return undefined;
  const span = [match.index, match.index + match[0].length] as const;
  const named =
    cueAtom(context, 'same') !== undefined ||
    cueAtom(context, 'edit') !== undefined ||
    cueAtom(context, 'keep_rest') !== undefined;
  return named || match[0].includes('-') ? { value: match[0], span } : undefined;
}

const heirloom: SubjectReader = (context) => {
  const atom = cueAtom(context, 'heirloom');
  if (!atom) return [];
  return [singleValue('heirloom_from', 'grandmother', atom.span)];
};

const quoteWish: SubjectReader = (context) => {
  const atom = cueAtom(context, 'quote');
  if (!atom) return [];
  return [section('quote', { exclude: { value: ['center_stone'], span: atom.span } })];
};
