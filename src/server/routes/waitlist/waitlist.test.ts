import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitlistRules } from '#shared/forms/waitlist-rules.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { waitlistLimit } from './waitlist.ts';

const PATH = '/api/v1.0/email/send-form';

const keys = {
  lib_version: '4.4.1',
  service_id: 'studio_service',
  template_id: 'studio_waitlist',
  user_id: 'studio_public_key',
};
const asha = {
  name: 'Asha Rao',
  mobile: '+91 98450 12345',
  email: 'asha@rao.example',
  companyName: 'Rao & Daughters',
  designation: 'Goldsmith',
  message: 'We set kundan.\nWhen may we start?',
};

const formOf = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let address: string;
  let count = 0;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    await studio.emails();
    await studio.services.db.deleteFrom('waitlistEntries').execute();
    studio.pass(2 * MINUTE_MS);
    count += 1;
    address = `198.51.100.${count}`;
  });

  const send = (body: RequestInit['body'], headers: Record<string, string> = {}, of = studio) =>
    of.ask(PATH, { method: 'POST', body: body ?? null, headers }, address);
  const sendForm = (fields: Readonly<Record<string, string | Blob>> = {}, of = studio) =>
    send(formOf({ ...keys, ...asha, ...fields }), {}, of);
  const entries = () => studio.services.db.selectFrom('waitlistEntries').selectAll().execute();
  const told = async (answer: Response) => [answer.status, await answer.text()];
  const emailCount = async () => (await studio.emails()).length;

  test('an entry is stored whole, answered as by EmailJS, and reported to the owner', async () => {
    const before = await emailCount();
    const answer = await sendForm();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await told(answer)).toEqual([200, 'OK']);
    const [row, ...others] = await entries();
    expect(others).toEqual([]);
    expect(row).toEqual({ ...asha, id: expect.any(String), receivedAtMs: expect.any(Number) });
    const [mail] = await studio.emails();
    expect(await emailCount()).toBe(before + 1);
    expect(mail).toMatchObject({
      to: 'owner@example.com',
      replyTo: 'asha@rao.example',
      subject: 'Nakshi: Asha Rao joins the waitlist',
    });
    expect(mail?.text).toBe(
      [
        'Name: Asha Rao',
        'Mobile: +91 98450 12345',
        'E-mail: asha@rao.example',
        'Company: Rao & Daughters',
        'Designation: Goldsmith',
        '',
        'Message:',
        '',
        '    We set kundan.',
        '    When may we start?',
        '',
      ].join('\n'),
    );
  });

  test('needs name, mobile and e-mail alone', async () => {
    const { name, mobile, email } = asha;
    expect(await told(await send(formOf({ ...keys, name, mobile, email })))).toEqual([200, 'OK']);
    const [row] = await entries();
    expect(row).toMatchObject({ companyName: '', designation: '', message: '' });
    expect((await studio.emails())[0]?.text).toBe(
      'Name: Asha Rao\nMobile: +91 98450 12345\nE-mail: asha@rao.example\n',
    );
  });

  test('accepts form encoding, too', async () => {
    const form = new URLSearchParams({ ...keys, ...asha });
    expect(await told(await send(form))).toEqual([200, 'OK']);
    expect(await entries()).toMatchObject([asha]);
  });

  test.each(['आशा राव', 'Zoë Ångström', '王小明', 'عائشة', 'O’Brien-Šimić 💍', 'ക്‍ഷ'])(
    'keeps the name %s',
    async (name) => {
      expect((await sendForm({ name })).status).toBe(200);
      expect(await entries()).toMatchObject([{ name }]);
      expect((await studio.emails())[0]?.subject).toContain(name);
    },
  );

  test('keeps HTML as the text that it is', async () => {
    const message = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await sendForm({ name: '<b>Asha</b>', message });
    expect(await entries()).toMatchObject([{ name: '<b>Asha</b>', message }]);
    expect((await studio.emails())[0]?.text).toContain(`    ${message}`);
  });

  test('a message can’t be mistaken for the studio’s own words', async () => {
    await sendForm({ message: 'Hello\nE-mail: eve@example.org\n\nMessage:' });
    expect((await studio.emails())[0]?.text).not.toMatch(/^E-mail: eve/m);
  });

  describe('is refused with a sentence, and nothing is stored, for', () => {
    test.each([
      ['no public key', { user_id: '' }, 'The Public Key is invalid'],
      ['another public key', { user_id: 'theirs' }, 'The Public Key is invalid'],
      ['another service', { service_id: 'theirs' }, 'The service ID not found'],
      ['another template', { template_id: 'theirs' }, 'The template ID not found'],
      ['no name', { name: ' ' }, 'name: Your name, please'],
      ['no mobile number', { mobile: '' }, 'mobile: Your mobile number, please'],
      ['two digits of a mobile number', { mobile: '12' }, 'mobile: Enter a phone number, such as +91 98765 43210'],
      ['no e-mail', { email: '' }, 'email: Your email address, please'],
      ['an e-mail that is none', { email: 'asha at rao' }, 'email: Invalid email address'],
      ['two e-mails', { email: 'a@b.example, c@d.example' }, 'email: Invalid email address'],
      [
        'a name that ends a line',
        { name: 'Asha\r\nBcc: eve@example.org' },
        'name: This field has characters that can’t be kept',
      ],
      ['an e-mail that ends a line', { email: 'a@b.example\nBcc: eve@c.example' }, 'email: Invalid email address'],
      ['a null byte', { companyName: 'Rao\0' }, 'companyName: This field has characters that can’t be kept'],
      ['a null byte in the message', { message: 'Hello\0' }, 'message: This field has characters that can’t be kept'],
      [
        'a long name',
        { name: 'a'.repeat(waitlistRules.name.most + 1) },
        'name: At most 200 characters fit in this field',
      ],
      [
        'a long message',
        { message: 'a'.repeat(waitlistRules.message.most + 1) },
        'message: At most 5000 characters fit in this field',
      ],
      ['a file for a name', { name: new Blob(['x']) }, 'name: This field is required'],
    ])('%s', async (_name, fields, sentence) => {
      const before = await emailCount();
      expect(await told(await sendForm(fields))).toEqual([400, sentence]);
      expect([await entries(), await emailCount()]).toEqual([[], before]);
    });

    test('two names', async () => {
      const form = formOf({ ...keys, ...asha });
      form.append('name', 'Eve');
      expect((await send(form)).status).toBe(400);
    });

    test('a field of ten megabytes, before it is all read', async () => {
      let read = 0;
      const chunk = new TextEncoder().encode('a'.repeat(65_536));
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          read += chunk.length;
          controller.enqueue(chunk);
          if (read > 10_000_000) controller.close();
        },
      });
      const init = {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        duplex: 'half' as const,
      };
      expect((await studio.ask(PATH, init, address)).status).toBe(413);
      expect(read).toBeLessThan(1_000_000);
    });

    test.each([
      ['JSON', JSON.stringify({ ...keys, ...asha }), 'application/json', 415],
      ['plain text', 'name=Asha', 'text/plain', 415],
      ['no type', new Uint8Array([1]), '', 415],
      ['a form without its boundary', 'name=Asha', 'multipart/form-data', 400],
      [
        'a form that breaks off',
        '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsh',
        'multipart/form-data; boundary=x',
        400,
      ],
    ])('%s', async (_name, body, type, status) => {
      const answer = await send(body, { 'content-type': type });
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)]);
      expect(await entries()).toEqual([]);
    });

    test('bytes that are not UTF-8', async () => {
      const encoded = new URLSearchParams({ ...keys, ...asha, name: 'NAME' }).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await send(encoded.replace('NAME', '%C3%28'), type)).status).toBe(400);
      const part = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n`;
      const bytes = Buffer.concat([Buffer.from(part), Buffer.from([0xc3, 0x28]), Buffer.from('\r\n--x--\r\n')]);
      expect((await send(bytes, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
      expect(await entries()).toEqual([]);
    });
  });

  test('a filled honeypot field is answered as usual, and nothing is stored', async () => {
    const before = await emailCount();
    expect(await told(await sendForm({ website: 'https://casino.example' }))).toEqual([200, 'OK']);
    expect([await entries(), await emailCount()]).toEqual([[], before]);
  });

  describe('sent twice', () => {
    test('at the same moment counts once', async () => {
      const before = await emailCount();
      const answers = await Promise.all(Array.from({ length: 8 }, () => sendForm()));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect([(await entries()).length, await emailCount()]).toEqual([1, before + 1]);
    });

    test('by two pages that each give it an id counts once where every field is the same', async () => {
      await sendForm({ submission_id: 'f-1' });
      await sendForm({ submission_id: 'f-2' });
      expect(await entries()).toHaveLength(1);
    });

    test('counts once where every field is the same', async () => {
      await sendForm();
      await sendForm();
      await sendForm({ designation: 'Setter' });
      expect(await entries()).toHaveLength(2);
    });

    test('counts as often as it says something else', async () => {
      for (const name of ['Ann', 'Bea', 'Cleo', 'Cleo']) await sendForm({ name });
      expect((await entries()).map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bea', 'Cleo']);
    });

    test('after a minute counts again', async () => {
      await sendForm();
      studio.pass(MINUTE_MS + 1);
      await sendForm();
      expect(await entries()).toHaveLength(2);
    });
  });

  test('a flood from one address is stopped, whatever it sends; another address goes on', async () => {
    const { most, windowMs } = waitlistLimit;
    for (let sent = 0; sent < most; sent += 1) await send('spam', { 'content-type': 'text/plain' });
    const refused = await sendForm();
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await told(refused)).toEqual([429, 'Too Many Requests']);
    address = '203.0.113.7';
    expect((await sendForm()).status).toBe(200);
    studio.pass(windowMs);
  });

  test('a whole IPv6 network counts as one address', async () => {
    const { most } = waitlistLimit;
    for (let sent = 0; sent <= most; sent += 1) {
      address = `2001:db8:7:7::${sent.toString(16)}`;
      const { status } = await send('spam', { 'content-type': 'text/plain' });
      expect(status).toBe(sent < most ? 415 : 429);
    }
  });

  describe('with keys and rules of its own', () => {
    let strict: TestStudio;
    beforeAll(async () => {
      strict = await openTestStudio(await fresh(), {
        env: {
          WAITLIST_PUBLIC_KEY: 'key_7',
          WAITLIST_BLOCK_HEADLESS: 'true',
          WAITLIST_BLOCK_LIST: 'eve@example.org, mallory@example.org',
          WAITLIST_THROTTLE_MS: '10000',
        },
      });
    });
    afterAll(() => strict.close());
    const sendStrict = (fields: Readonly<Record<string, string>> = {}) =>
      sendForm({ user_id: 'key_7', ...fields }, strict);

    test('accepts its own key and no other', async () => {
      expect(await told(await sendStrict())).toEqual([200, 'OK']);
      expect((await sendForm({}, strict)).status).toBe(400);
    });

    test('refuses an entry on the block list, however it is written', async () => {
      expect(await told(await sendStrict({ email: ' Mallory@Example.org' }))).toEqual([403, 'Forbidden']);
    });

    test('refuses browsers without a screen', async () => {
      const headers = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/147.0' };
      const answer = await send(formOf({ ...keys, ...asha, user_id: 'key_7' }), headers, strict);
      expect(await told(answer)).toEqual([451, 'Unavailable For Headless Browser']);
    });

    test('refuses a second form too soon', async () => {
      expect((await sendStrict({ name: 'One' })).status).toBe(200);
      expect(await told(await sendStrict({ name: 'Two' }))).toEqual([429, 'Too Many Requests']);
      strict.pass(10_001);
      expect((await sendStrict({ name: 'Two' })).status).toBe(200);
    });
  });
});
