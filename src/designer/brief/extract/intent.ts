import { type Fact, section, singleValue } from '../fact.ts';
import { type Atom, hasSense, senseOf } from '../words/atom.ts';
import type { Cue } from '../words/sense.ts';
import { setSpan } from './pieces/read-items.ts';
import { type BriefContext, type SubjectReader, wishes } from './subject.ts';

/** What the customer wants done: a new design, a set, a change, a remodelling, or only an answer. */
export const readIntent: SubjectReader = (context) => {
  const base = baseDesign(context);
  const rest = cueAtom(context, 'keep_rest');
  return [
    intentOf(context, base !== undefined || rest !== undefined),
    ...(base ? [singleValue('base_design', base.value, base.span)] : []),
    ...(rest ? [section('keep', { everything_else: { value: true, span: rest.span } })] : []),
    ...quoteWish(context),
  ];
};

function intentOf(context: BriefContext, changesOne: boolean): Fact {
  const question = cueAtom(context, 'question');
  const asked = context.atoms.some(({ text }) => text === '?');
  const edit = cueAtom(context, 'edit');
  const remodel = cueAtom(context, 'remodel');
  // "make it 14k", "add a halo" change a piece; "make it a gold ring" asks for one.
  const isChange = edit !== undefined && (context.pieces.length === 0 || !/^(?:make it|add)/.test(edit.text));
  const opening = isChange && context.atoms.indexOf(edit) <= 2;
  const set = setSpan(context);
  if (question && (asked || context.atoms.indexOf(question) <= 1))
    return singleValue('intent', 'question', question.span);
  if (changesOne || (opening && edit)) return singleValue('intent', 'edit', (edit ?? context.atoms[0])?.span ?? [0, 0]);
  if (remodel && remodelsSomething(context)) return singleValue('intent', 'remodel', remodel.span);
  if (set) return singleValue('intent', 'new_set', set);
  return singleValue('intent', 'new_design', [0, 0]);
}

/** "reset my grandmother's diamond", "purana haar": there has to be something to remodel. */
function remodelsSomething(context: BriefContext): boolean {
  return context.atoms.some((atom) => hasSense(atom, 'gem', 'stone', 'piece', 'metal', 'supply'));
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

const quoteWish: SubjectReader = (context) => {
  const atom = cueAtom(context, 'quote');
  if (!atom) return [];
  return [section('quote', { exclude: { value: ['center_stone'], span: atom.span } })];
};
