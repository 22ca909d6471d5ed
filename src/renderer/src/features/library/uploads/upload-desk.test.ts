import { expect, test } from 'vitest';
import { fail, ok, type Problem } from '#shared/result.ts';
import { flushPromises } from '../../../studio/testing/flush-promises.ts';
import { createUploadDesk, isWorthAnotherTry, type Upload } from './upload-desk.ts';

const refusal: Problem & { readonly status: number } = {
  code: 'no_picture',
  message: 'This is no picture.',
  remedy: 'Choose another one.',
  status: 415,
};

/** A desk whose studio answers when the test says so. */
function desk() {
  const answers: ((isTaken: boolean) => void)[] = [];
  const sent: string[] = [];
  const kept: string[] = [];
  let count = 0;
  const uploads = createUploadDesk({
    makeKey: () => `key ${(count += 1)}`,
    send: ({ key, name }: Upload) => {
      sent.push(`${key}: ${name}`);
      return new Promise((answer) => answers.push((isTaken) => answer(isTaken ? ok(undefined) : fail(refusal))));
    },
    onKept: (workshopId) => kept.push(workshopId),
  });
  const answer = async (isTaken: boolean) => {
    answers.shift()?.(isTaken);
    await flushPromises();
  };
  const told = () => uploads.store.getState().uploads.map(({ name, problem }) => [name, problem?.code]);
  return { uploads, answer, sent, kept, told };
}

const file = (name: string) => new File(['bytes'], name);

test('pictures are sent one after the other, each under a key of its own', async () => {
  const { uploads, answer, sent, kept, told } = desk();
  uploads.add('shop', [file('a.png'), file('b.png')]);
  uploads.add('other', [file('c.png')]);
  expect(sent).toEqual(['key 1: a.png']);
  await answer(true);
  expect([sent.length, kept, told().length]).toEqual([2, ['shop'], 2]);
  await answer(true);
  await answer(true);
  expect([sent, kept, told()]).toEqual([
    ['key 1: a.png', 'key 2: b.png', 'key 3: c.png'],
    ['shop', 'shop', 'other'],
    [],
  ]);
});

test('a refused one says why, stops none of the others, and is sent again under the same key', async () => {
  const { uploads, answer, sent, told } = desk();
  uploads.add('shop', [file('a.svg'), file('b.png')]);
  await answer(false);
  await answer(true);
  expect(told()).toEqual([['a.svg', 'no_picture']]);
  uploads.retry('key 1');
  uploads.retry('key 1');
  expect(told()).toEqual([['a.svg', undefined]]);
  await answer(true);
  expect([sent.filter((one) => one.startsWith('key 1')).length, told()]).toEqual([2, []]);
});

test('a refused one is struck off', async () => {
  const { uploads, answer, told } = desk();
  uploads.add('shop', [file('a.svg')]);
  await answer(false);
  uploads.drop('key 1');
  expect(told()).toEqual([]);
});

test('who leaves meanwhile leaves nothing on its way, and the next one sends theirs', async () => {
  const { uploads, answer, sent, kept, told } = desk();
  uploads.add('shop', [file('a.png'), file('b.png')]);
  uploads.forget();
  expect(told()).toEqual([]);
  uploads.add('other', [file('c.png')]);
  await answer(true);
  await answer(true);
  expect([sent, kept]).toEqual([['key 1: a.png', 'key 3: c.png'], ['other']]);
});

test('another try is offered where one may help', () => {
  expect([0, 503, 507, 429, 409].filter((status) => !isWorthAnotherTry({ ...refusal, status }))).toEqual([]);
  expect([400, 413, 415].filter((status) => isWorthAnotherTry({ ...refusal, status }))).toEqual([]);
});
