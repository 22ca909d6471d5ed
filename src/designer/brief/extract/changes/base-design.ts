import type { SaidValue } from '../../extraction.ts';
import { senseOf } from '../../parse/atom.ts';
import type { Cue } from '../../../senses/sense.ts';
import { editEvidence } from './edit-evidence.ts';
import { type BriefContext, wishes } from '../subject.ts';

const coded =
  /\b(?!PT|PD|AU|AG|VS|SI|VVS|GIA|IGI|US|UK|EU|JP|IN|RS|AED|INR|USD|GBP|EUR|BIS)(?<number>[A-Z]{1,5}[- ]?\d{2,6}[A-Z]?)\b/;

const numbered =
  /(?:(?:\b(?:design|job|order|sku|ref|quote|estimate|style|model|item|article|catalogue|catalog|sketch|bill|lot)(?: (?:no\.?|number|code|id))?|\bpiece (?:no\.?|number))[ :#]*#? ?|#(?=\d{3})|\b(?:repeat of|copy of|same as|otherwise as) (?:no\.? )?#?(?=\d{3}))(?<number>\d{2,6}(?:-\d{2,4})?)(?!\w|[.,-]\d| ?(?:mm|g|gm|gms|grams?|ct|carats?|k|kt|karats?|inch|usd|rs|inr|aed|pcs|pieces|pairs?)\b)/i;

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
  // "RN204 in yellow gold": what a brief begins with is what it is about.
  const opens = start === 0 && /^ (?:in|but|with|me)\b/i.test(context.brief.slice(value.length));
  return named || opens || value.includes('-') || editEvidence(context) ? { value, span } : undefined;
}
