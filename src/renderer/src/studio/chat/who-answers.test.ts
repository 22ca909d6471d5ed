import { expect, test } from 'vitest';
import { fail, noAnswer, ok } from '#shared/result.ts';
import { createWhoAnswers, type ShownAnswering } from './who-answers.ts';

const model: ShownAnswering = {
  answers: 'model',
  name: 'goldsmith',
  host: 'model.example',
  runsHere: false,
  mayChange: false,
};

test('who answers is asked once, however many want to know', async () => {
  let asked = 0;
  const who = createWhoAnswers(async () => {
    asked += 1;
    return ok(model);
  });
  expect(who.store.getState()).toBeUndefined();
  const [one] = await Promise.all([who.load(), who.load()]);
  expect(one).toEqual({ by: 'model', name: 'goldsmith', sentTo: 'model.example' });
  await who.load();
  expect(asked).toBe(1);
  who.change({ ...model, answers: 'built-in' });
  expect(await who.load()).toEqual({ by: 'built-in' });
});

test('a studio that does not answer is asked again, and until then says so', async () => {
  const answers = [fail(noAnswer), ok(model)];
  const who = createWhoAnswers(async () => answers.shift() ?? fail(noAnswer));
  expect(await who.load()).toEqual({ by: 'built-in', isUnasked: true });
  expect(await who.load()).toMatchObject({ by: 'model' });
  who.forget();
  expect(who.store.getState()).toBeUndefined();
});

test.each([
  [{ runsHere: true, mayChange: true }, undefined],
  [{ runsHere: true, mayChange: false }, 'the studio’s own server'],
  [{ runsHere: false, mayChange: true }, 'model.example'],
])('what is said to a model of %j is sent to %s', async (place, sentTo) => {
  const who = createWhoAnswers(async () => ok({ ...model, ...place }));
  expect(await who.load()).toMatchObject({ by: 'model', sentTo });
});
