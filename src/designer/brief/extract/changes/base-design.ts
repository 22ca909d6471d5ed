import type { SaidValue } from '../../extraction.ts';
import { senseOf } from '../../parse/atom.ts';
import type { Cue } from '../../../senses/sense.ts';
import { editEvidence } from './edit-evidence.ts';
import { type BriefContext, wishes } from '../subject.ts';

const coded =
  /\b(?!PT|PD|AU|AG|VS|SI|VVS|GIA|IGI|US|UK|EU|JP|IN|RS|AED|INR|USD|GBP|EUR|BIS)(?<number>[A-Z]{1,5}[- ]?\d{2,6}[A-Z]?)\b/;

const numbered =
  /\b(?:(?:design|job|order|sku|ref|quote|estimate|style|model)(?: (?:no\.?|number|code|id))?[ :#]*#? ?|(?:repeat of|copy of|same as|otherwise as) (?:no\.? )?#?(?=\d{3}))(?<number>\d{2,6})(?!\w|[.,]\d| ?(?:mm|g|gm|gms|grams?|ct|carats?|k|kt|inch|usd|rs|inr|aed)\b)/i;

/** Words that make letters with digits the number of a design. */
const referring: ReadonlySet<Cue | undefined> = new Set<Cue>(['same', 'same_design', 'edit', 'keep_rest']);

/** The shop's number of a design: "JR-1042", "same as KD 220", "design 3318". Hallmarks and reports do not count. */
export function baseDesign(context: BriefContext): SaidValue<string> | undefined {
  const byNumber = numbered.exec(context.brief);
  const match = coded.exec(context.brief) ?? byNumber;
  const value = match?.groups?.['number'];
  if (!match || value === undefined) return undefined;
  const start = match.index + match[0].lastIndexOf(value);
  const span = [start, start + value.length] as const;
  const named = match === byNumber || wishes(context).some(([, atom]) => referring.has(senseOf(atom, 'cue')?.cue));
  return named || value.includes('-') || editEvidence(context) ? { value, span } : undefined;
}
