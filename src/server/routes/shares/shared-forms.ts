import { html } from 'hono/html';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { type FieldRule, readField } from '#shared/forms/field-rule.ts';
import { approvalRules, enquiryRules } from '#shared/forms/share-rules.ts';
import type { Markup } from './share-frame.ts';

/** What somebody has typed into a form, and what is wrong with it, by field; at first nothing. */
export interface TypedForm {
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
}

export const EMPTY_FORM: TypedForm = { typed: {}, problems: {} };

/** Reads the fields of a form by their rules: their texts where all pass, else what is wrong with each. */
export function readFields<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  sent: URLSearchParams,
): { readonly texts: Readonly<Record<Name, string>> } | TypedForm {
  const texts: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const [name, rule] of Object.entries<FieldRule>(rules)) {
    const read = readField(sent.get(name) ?? '', rule);
    if (read.ok) texts[name] = read.value;
    else problems[name] = read.problem;
  }
  if (Object.keys(problems).length === 0) return { texts: texts as Record<Name, string> };
  return { typed: Object.fromEntries(Object.keys(rules).map((name) => [name, sent.get(name) ?? ''])), problems };
}

interface FormField {
  readonly name: string;
  readonly label: string;
  readonly rule: FieldRule;
  readonly autoComplete?: string;
}

const fieldOf = (
  form: string,
  { name, label, rule, autoComplete = 'off' }: FormField,
  { typed, problems }: TypedForm,
) => {
  const id = `${form}-${name}`;
  const problem = problems[name];
  const value = typed[name] ?? '';
  const tied = problem === undefined ? '' : html` aria-invalid="true" aria-describedby="${id}-problem"`;
  const most = rule.most ?? '';
  return html`<label for="${id}">${rule.required ? label : `${label} (optional)`}</label>
    ${
      rule.multiline
        ? html`<textarea id="${id}" name="${name}" rows="3" maxlength="${most}"${tied}>${value}</textarea>`
        : html`<input id="${id}" name="${name}" value="${value}" maxlength="${most}" autocomplete="${autoComplete}"${tied} />`
    }
    ${problem === undefined ? '' : html`<p class="wrong" id="${id}-problem">${problem}</p>`}`;
};

/** Asks for the client's approval. @param shown a digest of what the page shows, by which it says what was approved */
export const approvalForm = (path: string, shown: string, form: TypedForm): Markup =>
  html`<form method="post" action="${path}/approval#approve">
    <input type="hidden" name="shown" value="${shown}" />
    ${fieldOf('approval', { name: 'name', label: 'Your name', rule: approvalRules.name, autoComplete: 'name' }, form)}
    ${fieldOf('approval', { name: 'note', label: 'A word to the shop', rule: approvalRules.note }, form)}
    <button>I approve</button>
  </form>`;

/** Asks the shop something. Folded until somebody wants it. */
export const questionForm = (path: string, form: TypedForm): Markup =>
  html`<details${form === EMPTY_FORM ? '' : html` open`}>
    <summary>Ask the shop a question</summary>
    <form method="post" action="${path}/question#ask">
      ${fieldOf('question', { name: 'name', label: 'Your name', rule: enquiryRules.name, autoComplete: 'name' }, form)}
      ${fieldOf('question', { name: 'contact', label: 'Phone or email', rule: enquiryRules.contact }, form)}
      ${fieldOf('question', { name: 'message', label: 'Your question', rule: enquiryRules.message }, form)}
      <p class="trap" aria-hidden="true">
        <label for="question-trap">Leave this empty</label>
        <input id="question-trap" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off" />
      </p>
      <button class="quiet">Send the question</button>
    </form>
  </details>`;
