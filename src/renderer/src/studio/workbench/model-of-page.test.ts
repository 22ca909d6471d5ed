import { afterEach, expect, test } from 'vitest';
import { answerCalls, type Handlers } from '#shared/worker-calls/answer-calls.ts';
import { answeringPortOf, portAsWorker } from '../../lib/platform/web-worker.ts';
import type { ModelCalls } from './model-calls.ts';
import { modelOfPage } from './model-of-page.ts';

const step = { situation: '', conversation: [], words: 'a ring', steps: [] };
let channel: MessageChannel;
afterEach(() => channel.port1.close());

/** A page that answers in this way, and what a worker hears of it. */
function lineTo(answer: Handlers<ModelCalls>['step']) {
  channel = new MessageChannel();
  answerCalls<ModelCalls>(answeringPortOf(channel.port1), { step: answer });
  return modelOfPage(portAsWorker(async () => channel.port2));
}
async function heard(lines: AsyncIterable<unknown>) {
  const all: unknown[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

test('what the page hears of the model comes to the worker, line by line and to its end', async () => {
  const model = lineTo(async ({ words }, { report }) => {
    report(words);
    await Promise.resolve();
    report('two');
    return undefined;
  });
  expect(await heard(model.step(step, new AbortController().signal))).toEqual(['a ring', 'two']);
});

test('a page that fails ends the answer, and one that is no longer waited for is told', async () => {
  const failing = lineTo(async (_, { report }) => {
    report('one');
    throw new Error('The page was closed.');
  });
  expect(await heard(failing.step(step, new AbortController().signal))).toEqual(['one']);

  const stop = new AbortController();
  let isTold = false;
  const waiting = lineTo(async (_, { signal, report }) => {
    report('one');
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        isTold = true;
        resolve(undefined);
      });
    });
  });
  const lines = waiting.step(step, stop.signal)[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: 'one' });
  stop.abort();
  expect(await lines.next()).toMatchObject({ done: true });
  await expect.poll(() => isTold).toBe(true);

  // Whoever has heard enough goes away, and it is the same.
  isTold = false;
  for await (const _ of waiting.step(step, new AbortController().signal)) break;
  await expect.poll(() => isTold).toBe(true);
});
