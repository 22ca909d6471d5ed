import { describe, expect, test } from 'vitest';
import { embeddedServices } from '#shared/site/public-services.ts';
import { type FormDependencies, sendForm } from './send-form.ts';

const service = embeddedServices.waitlist;
const fields = { name: 'आशा <b>', mobile: '+91 98', email: 'asha@example.com', companyName: '', message: 'Ring' };

function given(answer: Response | Error = new Response('OK'), parts: Partial<FormDependencies> = {}) {
  const sent: { address: string; form: Readonly<Record<string, string>> }[] = [];
  const kept = new Map<string, string>();
  const made: FormDependencies = {
    post: async (address, { form }) => {
      sent.push({ address, form });
      if (answer instanceof Error) throw answer;
      return answer.clone();
    },
    browser: { webdriver: false, languages: ['en'] },
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    now: () => 1_000_000,
    ...parts,
  };
  return { made, sent };
}

test('the values are sent as typed, with the fields of the service', async () => {
  const { made, sent } = given();
  expect(await sendForm(service, fields, made)).toEqual({ ok: true, value: undefined });
  expect(sent).toEqual([
    {
      address: '/api/v1.0/email/send-form',
      form: {
        ...fields,
        lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        service_id: service.serviceId,
        template_id: service.templateId,
        user_id: service.publicKey,
      },
    },
  ]);
});

describe('before anything is sent', () => {
  test.each([
    ['a public key', { ...service, publicKey: '' }],
    ['a service id', { ...service, serviceId: '' }],
    ['a template id', { ...service, templateId: '' }],
  ])('%s is required', async (_what, wrong) => {
    const { made, sent } = given();
    expect(await sendForm(wrong, fields, made)).toMatchObject({ ok: false, problem: { code: 'invalid' } });
    expect(sent).toEqual([]);
  });

  test.each([
    { webdriver: true, languages: ['en'] },
    { webdriver: false, languages: [] },
  ])('a headless browser is refused where the service blocks it: %j', async (browser) => {
    const { made, sent } = given(undefined, { browser });
    expect(await sendForm({ ...service, blockHeadless: true }, fields, made)).toMatchObject({
      problem: { code: '451', message: 'Unavailable For Headless Browser' },
    });
    expect(sent).toEqual([]);
    expect(await sendForm(service, fields, made)).toMatchObject({ ok: true });
  });

  test('an e-mail address on the block list is refused in any spelling', async () => {
    const blocked = { ...service, blockList: { list: [' Asha@example.com'], watchVariable: 'email' } };
    const { made, sent } = given();
    expect(await sendForm(blocked, fields, made)).toMatchObject({ problem: { code: '403', message: 'Forbidden' } });
    expect(await sendForm(blocked, { ...fields, email: 'ASHA@Example.com ' }, made)).toMatchObject({ ok: false });
    expect(await sendForm(blocked, { ...fields, email: 'b@example.com' }, made)).toMatchObject({ ok: true });
    expect(sent).toHaveLength(1);
  });

  test('a second form within the throttle time is refused; a form that failed does not count', async () => {
    let now = 1_000_000;
    const limited = { ...service, limitRate: { throttleMs: 10_000 } };
    const { made, sent } = given(undefined, { now: () => now });
    const offline = { ...made, post: () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await sendForm(limited, fields, offline)).toMatchObject({ problem: { code: '0' } });
    expect(await sendForm(limited, fields, made)).toMatchObject({ ok: true });
    now += 9_999;
    expect(await sendForm(limited, fields, made)).toMatchObject({
      problem: { code: '429', message: 'Too Many Requests' },
    });
    now += 1;
    expect(await sendForm(limited, fields, made)).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });
});

test('no network is status 0', async () => {
  const { made } = given(new TypeError('Failed to fetch'));
  expect(await sendForm(service, fields, made)).toMatchObject({ problem: { code: '0', message: 'Network Error' } });
});

test.each([
  ['a sentence', 'Too many e-mails from here.', 'Too many e-mails from here.'],
  ['a page', '<html>no</html>', 'Bad Gateway'],
  ['nothing', '', 'Bad Gateway'],
])('the message of a refusal with %s in its body', async (_what, body, message) => {
  const { made } = given(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
  expect(await sendForm(service, fields, made)).toMatchObject({ problem: { code: '502', message } });
});

test('a form that arrived counts as sent when the browser’s storage is full', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { made, sent } = given(undefined, { storage: { getItem: () => null, setItem: full } });
  expect(await sendForm(service, fields, made)).toEqual({ ok: true, value: undefined });
  expect(sent).toHaveLength(1);
});
