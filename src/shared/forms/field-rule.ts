import { type EmailAddress, readEmail } from '../email-address.ts';
import { fail, ok, type Result } from '../result.ts';
import { withoutReordering } from './without-reordering.ts';

/**
 * The rule of a form's field. The screen shows what is wrong before it sends, and the server refuses in the same words:
 * both call {@link readField}.
 */
export interface FieldRule {
  readonly required?: true;
  /** What is said where it is required and empty, as a person would ask for it. */
  readonly missing?: string;
  readonly kind?: 'email' | 'url' | 'tel';
  /** Whether the text may have several lines. */
  readonly multiline?: true;
  /** The most characters (UTF-16 code units, as `maxLength` counts them), without blanks at both ends. */
  readonly most?: number;
}

/** The rules of a form's fields, by the names of the fields in the request. */
export type FormRules = Readonly<Record<string, FieldRule>>;

/** What is kept of a field that passes its rule: of a required e-mail address, an address. */
export type FieldText<R extends FieldRule> = R extends { readonly kind: 'email'; readonly required: true }
  ? EmailAddress
  : string;

/** What a visitor reads under a field that breaks its rule. */
const sentences = {
  required: 'This field is required',
  email: 'Invalid email address',
  url: 'Invalid URL: write it like www.example.com',
  tel: 'Enter a phone number, such as +91 98765 43210',
  tooLong: (most: number) => `At most ${most} characters fit in this field`,
  characters: 'This field has characters that can’t be kept',
} as const;

/** Characters that would end a line in the header of an e-mail, or that a database can't keep, e.g. half a surrogate pair. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFD]/u;
const NOT_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFD]/u;

/** A web address as people say it: `myshop.in`, `www.myshop.in/rings`. */
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u;

/**
 * Normalizes a text before it is checked and stored: no blanks at both ends, one kind of line end, nothing that shows its
 * letters in another order, a web address with `https://` where only its host was typed.
 */
export function tidyText(typed: string, { kind, multiline }: FieldRule): string {
  const text = withoutReordering(typed);
  if (kind === 'url' && BARE_HOST.test(text.trim())) return `https://${text.trim()}`;
  return (multiline ? text.replaceAll(/\r\n?/g, '\n') : text.replaceAll('\t', ' ')).trim();
}

/**
 * Reads the text of a field.
 * @param text as it was typed
 * @returns what is kept of it; or what is wrong with it, as a sentence for the user
 */
export function readField<R extends FieldRule>(text: string, rule: R): Result<FieldText<R>, string> {
  const email = rule.kind === 'email' ? readEmail(text) : undefined;
  const said = email ?? tidyText(text, rule);
  const isNoEmail = rule.kind === 'email' && email === undefined;
  const problem = isNoEmail && said !== '' ? sentences.email : brokenRule(said, rule);
  return problem === undefined ? ok(said as FieldText<R>) : fail(problem);
}

/** What {@link readField} finds wrong; undefined for a text that passes. */
export function problemWith(text: string, rule: FieldRule): string | undefined {
  const read = readField(text, rule);
  return read.ok ? undefined : read.problem;
}

function brokenRule(said: string, rule: FieldRule): string | undefined {
  if (said === '') return rule.required ? (rule.missing ?? sentences.required) : undefined;
  if (rule.kind === 'tel' && !isPhoneNumber(said)) return sentences.tel;
  if (rule.kind === 'url' && !isWebAddress(said)) return sentences.url;
  if (rule.most !== undefined && said.length > rule.most) return sentences.tooLong(rule.most);
  return (rule.multiline ? NOT_IN_LINES : NOT_IN_A_LINE).test(said) ? sentences.characters : undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Digits of any script, and what is written between them. */
const PHONE_NUMBER = /^\+?[\p{Nd}\p{Zs}\p{Pd}()./]+$/u;
/** A number with its country's code has at most 15 digits (ITU-T E.164); no mobile number is shorter than this. */
const PHONE_DIGITS = { fewest: 6, most: 15 } as const;

function isPhoneNumber(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return PHONE_NUMBER.test(text.normalize('NFKC')) && digits >= PHONE_DIGITS.fewest && digits <= PHONE_DIGITS.most;
}
