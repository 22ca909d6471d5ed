import { beforeEach, expect, test } from 'vitest';
import { type AwaitedCode, codeStepBefore, forgetCodeStep, keepCodeStep } from './code-step.ts';

const step: AwaitedCode = {
  route: 'confirmSignUp',
  username: 'asha@rao.example',
  medium: 'EMAIL',
  destination: 'a***@r***',
};

let kept: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

test('a step is found again after a reload and on the way back, as often as that happens', () => {
  keepCodeStep(step, storage);
  for (const way of ['reload', 'back_forward', 'reload'] as const) expect(codeStepBefore(way, storage)).toEqual(step);
});

test('who opens the login page anew begins at its beginning', () => {
  keepCodeStep(step, storage);
  expect(codeStepBefore('navigate', storage)).toBeUndefined();
});

test('a step that is over is forgotten', () => {
  keepCodeStep(step, storage);
  forgetCodeStep(storage);
  expect([codeStepBefore('reload', storage), kept.size]).toEqual([undefined, 0]);
});

test.each(['', '{', 'null', '{"route":"signOut","username":"a"}', '{"route":"confirmSignUp"}'])(
  'what is no step is none: %s',
  (text) => {
    storage.setItem('codeStep', text);
    expect(codeStepBefore('reload', storage)).toBeUndefined();
  },
);
