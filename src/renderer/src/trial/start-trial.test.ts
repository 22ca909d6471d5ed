import { describe, expect, test } from 'vitest';
import { startTrial, type TrialDependencies } from './start-trial.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const dates = { trial_start_date: '2026-11-21T11:59:58.000Z', trial_end_date: '2026-11-24T11:59:58.000Z' };

interface Sent {
  readonly address: string;
  readonly accessToken: string | undefined;
  readonly json: unknown;
}

function given(answers: readonly (Response | Error)[], parts: Partial<TrialDependencies> = {}) {
  const sent: Sent[] = [];
  let renewed = 0;
  const made: TrialDependencies = {
    freshSession: async () => ({ username: 'asha', accessToken: `token-${++renewed}` }),
    endpoint: async () => '/api/trial',
    now: () => now,
    post: async (address, { json, accessToken }) => {
      sent.push({ address, accessToken, json });
      const answer = answers[sent.length - 1];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Not another call');
      return answer;
    },
    ...parts,
  };
  return { made, sent };
}

test('the four fields are sent with a renewed token, and the dates of the answer are kept', async () => {
  const { made, sent } = given([Response.json({ message: 'Activated', ...dates, trial_status: 'True' })]);
  expect(await startTrial(made)).toEqual({
    ended: 'activated',
    trial: { ...dates, trial_status: 'True' },
    message: 'Activated',
  });
  expect(sent).toEqual([
    {
      address: '/api/trial',
      accessToken: 'token-1',
      json: {
        cognito_username: 'asha',
        trial_start_date: '2026-11-21T12:00:00.000Z',
        trial_end_date: '2026-11-24T12:00:00.000Z',
        trial_status: 'True',
      },
    },
  ]);
});

test.each([
  ['nothing', new Response('OK')],
  ['a message alone', Response.json({ message: 'ok' })],
  ['dates that are none', Response.json({ trial_start_date: 'now', trial_end_date: 7 })],
  ['a list', Response.json([1])],
])('an endpoint that answers %s: the client’s own dates are kept', async (_what, answer) => {
  expect(await startTrial(given([answer]).made)).toMatchObject({
    ended: 'activated',
    trial: { trial_start_date: '2026-11-21T12:00:00.000Z', trial_end_date: '2026-11-24T12:00:00.000Z' },
  });
});

describe('without a name in the identity token', () => {
  test.each([undefined, ''])('(%j) nothing is sent', async (username) => {
    const { made, sent } = given([], { freshSession: async () => ({ username, accessToken: 'token' }) });
    expect(await startTrial(made)).toEqual({ ended: 'no-username' });
    expect(sent).toEqual([]);
  });
});

test.each([400, 403, 409, 429, 500])(
  '%i means that there was a trial already, and the message of the server is shown',
  async (status) => {
    const answer = Response.json({ message: 'No.', ...dates }, { status });
    expect(await startTrial(given([answer]).made)).toEqual({
      ended: 'refused',
      trial: { ...dates, trial_status: 'True' },
      message: 'No.',
    });
  },
);

test('a refusal in HTML has no message', async () => {
  const answer = new Response('<h1>502</h1>', { status: 502 });
  expect(await startTrial(given([answer]).made)).toEqual({ ended: 'refused', trial: undefined, message: undefined });
});

describe('on 401', () => {
  const gone = () => new Response('{}', { status: 401 });

  test('the session is renewed once more', async () => {
    const { made, sent } = given([gone(), Response.json({ message: 'Activated' })]);
    expect(await startTrial(made)).toMatchObject({ ended: 'activated' });
    expect(sent.map(({ accessToken }) => accessToken)).toEqual(['token-1', 'token-2']);
  });

  test('a second 401 is final', async () => {
    const { made, sent } = given([gone(), gone(), gone()]);
    expect(await startTrial(made)).toMatchObject({ ended: 'refused' });
    expect(sent).toHaveLength(2);
  });
});

test.each([
  ['the call', {}],
  ['renewing the session', { freshSession: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['asking where to', { endpoint: async () => undefined }],
])('a network that fails at %s ends in failure', async (_what, parts) => {
  expect(await startTrial(given([new TypeError('Failed to fetch')], parts).made)).toEqual({ ended: 'failed' });
});
