import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactRules } from '#shared/forms/contact-rules.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { contactLimit } from './contact.ts';

const asha = {
  name: 'आशा राव',
  email: 'asha@rao.example',
  subject: 'Closed settings',
  message: 'Dear all,\r\n\r\nCan it set <kundan>?',
};

onEachDatabase((fresh) => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    await studio.emails();
    await studio.services.db.deleteFrom('contactMessages').execute();
    studio.pass(61 * MINUTE_MS);
  });

  const write = (change: Readonly<Record<string, unknown>> = {}) => studio.post('/api/contact', { ...asha, ...change });
  const messages = () => studio.services.db.selectFrom('contactMessages').selectAll().execute();

  test('a message is stored, and sent to the owner, who can reply to it', async () => {
    const answer = await write();
    expect([answer.status, await answer.json()]).toEqual([202, { message: expect.stringContaining('Message sent') }]);
    const message = 'Dear all,\n\nCan it set <kundan>?';
    expect(await messages()).toMatchObject([{ ...asha, message }]);
    expect((await studio.emails())[0]).toMatchObject({
      to: 'owner@example.com',
      replyTo: 'asha@rao.example',
      subject: 'Nakshi: Closed settings',
      text: 'Name: आशा राव\nE-mail: asha@rao.example\nSubject: Closed settings\n\nMessage:\n\n    Dear all,\n\n    Can it set <kundan>?\n',
    });
  });

  test('needs no subject', async () => {
    expect((await write({ subject: undefined })).status).toBe(202);
    expect((await studio.emails())[0]?.subject).toBe('Nakshi: a message from आशा राव');
  });

  test('sent twice counts once', async () => {
    const before = (await studio.emails()).length;
    await Promise.all([write(), write(), write({ submission_id: 'c-1' })]);
    expect([(await messages()).length, (await studio.emails()).length]).toEqual([1, before + 1]);
  });

  test('a filled honeypot field is answered as usual, and nothing is stored', async () => {
    const before = (await studio.emails()).length;
    expect((await write({ website: 'x' })).status).toBe(202);
    expect([await messages(), (await studio.emails()).length]).toEqual([[], before]);
  });

  describe('is refused, and nothing is stored, for', () => {
    test.each([
      ['no name', { name: '' }, 'name', 'Your name, please'],
      ['no e-mail', { email: undefined }, 'email', 'This field is required'],
      ['no message', { message: ' \n ' }, 'message', 'What would you like to tell us?'],
      [
        'a long message',
        { message: 'a'.repeat(contactRules.message.most + 1) },
        'message',
        'At most 5000 characters fit in this field',
      ],
      [
        'a subject that ends a line',
        { subject: 'Hi\r\nBcc: eve@example.org' },
        'subject',
        'This field has characters that can’t be kept',
      ],
      [
        'a subject that ends a line elsewhere',
        { subject: 'Hi\u2028Bcc: eve@example.org' },
        'subject',
        'This field has characters that can’t be kept',
      ],
      ['half a character', { name: 'Asha \uD83D' }, 'name', 'This field has characters that can’t be kept'],
      ['a null byte', { message: 'Hi\0' }, 'message', 'This field has characters that can’t be kept'],
    ])('%s', async (_name, change, path, message) => {
      const answer = await write(change);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message, remedy: expect.any(String), path },
      ]);
      expect(await messages()).toEqual([]);
    });

    test('bytes that are not UTF-8', async () => {
      const body = Buffer.from(JSON.stringify(asha).replace('Closed', 'Cl\xC3\x28sed'), 'latin1');
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      expect(await (await studio.ask('/api/contact', init)).json()).toMatchObject({ code: 'unreadable_body' });
      expect(await messages()).toEqual([]);
    });

    test('another content', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
        const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(asha) };
        expect([type, (await studio.ask('/api/contact', init)).status]).toEqual([type, 415]);
      }
    });

    test('ten megabytes', async () => {
      expect((await write({ message: 'a'.repeat(10_000_000) })).status).toBe(413);
    });
  });

  test('a message that was corrected is kept, too; the same one counts once', async () => {
    for (const message of ['Helo', 'Hello', 'Hello']) expect((await write({ message })).status).toBe(202);
    expect((await messages()).map(({ message }) => message).toSorted()).toEqual(['Hello', 'Helo']);
  });

  test('a flood from one address is stopped', async () => {
    for (let sent = 0; sent < contactLimit.most; sent += 1) await studio.post('/api/contact', '{');
    const answer = await write();
    expect([answer.status, await answer.json()]).toEqual([429, expect.objectContaining({ code: 'too_many_requests' })]);
  });
});
