import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactRules } from '#shared/forms/contact-rules.ts';
import { type FormRules, problemWith } from '#shared/forms/field-rule.ts';
import { newsletterRules } from '#shared/forms/newsletter-rules.ts';
import { waitlistRules } from '#shared/forms/waitlist-rules.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio({ sqliteFile: ':memory:' });
});
afterAll(() => studio.close());
beforeEach(() => studio.services.db.deleteFrom('attempts').execute());

const SERVICE = { service_id: 'studio_service', template_id: 'studio_waitlist', user_id: 'studio_public_key' };

interface Form {
  readonly name: string;
  readonly rules: FormRules;
  /** Sends the form. @returns the refused field and the sentence about it */
  send(fields: Readonly<Record<string, string>>): Promise<readonly [field: string, sentence: string] | undefined>;
}

const asJson = (name: string, rules: FormRules, path: string): Form => ({
  name,
  rules,
  async send(fields) {
    const answer = await studio.post(path, fields);
    const { path: field, message } = (await answer.json()) as { readonly path: string; readonly message: string };
    return answer.ok ? undefined : [field, message];
  },
});

const waitlist: Form = {
  name: 'the waitlist',
  rules: waitlistRules,
  async send(fields) {
    const body = new URLSearchParams({ ...SERVICE, ...fields });
    const answer = await studio.ask('/api/v1.0/email/send-form', { method: 'POST', body });
    const [field = '', sentence = ''] = (await answer.text()).split(': ');
    return answer.ok ? undefined : [field, sentence];
  },
};

const forms = [
  waitlist,
  asJson('the contact form', contactRules, '/api/contact'),
  asJson('the newsletter', newsletterRules, '/api/newsletter'),
];

const good = { name: 'Asha', mobile: '+91 98450 12345', email: 'asha@rao.example', message: 'Hello' };
const odd = [
  '',
  '12',
  '98450 x 12345',
  ' \t ',
  'asha at rao',
  'a@b',
  'a@b.example, c@d.example',
  'Asha\r\nBcc: eve@example.org',
  'Asha\u2028Rao',
  'null\0byte',
  'half a pair \uFFFD',
  'x'.repeat(201),
  'x'.repeat(5001),
  `${'x'.repeat(250)}@rao.example`,
];

/** The screen shows what `problemWith` says before it sends: see `use-form-fields.ts`. */
describe.each(forms)('$name is refused at both ends in the same words', ({ rules, send }) => {
  const fields = Object.fromEntries(Object.entries(good).filter(([name]) => name in rules));

  test('a valid form is accepted at both ends', async () => {
    expect(await send(fields)).toBeUndefined();
    for (const [name, text] of Object.entries(fields)) expect(problemWith(text, rules[name] ?? {})).toBeUndefined();
  });

  test.each(Object.keys(rules))('in the field %s', async (name) => {
    const refusals = [];
    for (const text of odd) {
      const shown = problemWith(text, rules[name] ?? {});
      const sent = await send({ ...fields, [name]: text });
      expect([text, sent]).toEqual([text, shown === undefined ? undefined : [name, shown]]);
      if (shown !== undefined) refusals.push(shown);
    }
    expect(refusals.length).toBeGreaterThan(0);
  });
});
