import { expect, test } from 'vitest';
import { Explained } from './repository.mjs';
import { runSteps, type Step } from './steps.mjs';

async function screen(...steps: readonly Step[]): Promise<{ text: string; counts: object }> {
  let text = '';
  const counts = await runSteps(steps, (part) => {
    text += part;
  });
  return { text: text.replaceAll(/\d+\.\d s/g, '0.0 s'), counts };
}

const good: Step = { name: 'format', check: async () => undefined };
const tests = (failed: number): Step => ({ name: 'unit', check: async () => ({ passed: 7, failed, skipped: 1 }) });

test('a step that passes is one line with its time, and with its counts if it has any', async () => {
  const { text, counts } = await screen(good, tests(0));
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^format {2,}0\.0 s$/),
    expect.stringMatching(/^unit {2,}0\.0 s {2}7 passed, 1 skipped$/),
    '',
  ]);
  expect(counts).toMatchObject({ passed: 8, failed: 0, skipped: 1 });
});

test('the output of a step stands below its name', async () => {
  const install: Step = {
    name: 'install',
    check: async (say) => {
      say('Installing packages…');
      say('Installing a browser…');
      return undefined;
    },
  };
  expect((await screen(install)).text).toMatch(
    /^install +\n {2}Installing packages…\n {2}Installing a browser…\ninstall +0\.0 s\n$/,
  );
});

test('a step that fails shows its reason in full, and later ones are left out', async () => {
  const broken: Step = { name: 'types', check: () => Promise.reject(new Explained('a.ts(1,2): no such name')) };
  const { text, counts } = await screen(broken, good);
  expect(text).toMatch(/^types +\na\.ts\(1,2\): no such name\ntypes: failed \(0\.0 s\)\nformat +left out\n$/);
  expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 1 });
});

test('failed tests fail the step', async () => {
  const { text, counts } = await screen(tests(2), good);
  expect(text).toContain('unit: 2 failed (0.0 s)');
  expect(counts).toMatchObject({ passed: 7, failed: 2, skipped: 2 });
});

test('a step says which files failed before their tests, and the sum knows it, too', async () => {
  const notRun = { 'src/a.test.ts': 12 };
  const broken: Step = { name: 'unit', check: async () => ({ passed: 7, failed: 1, skipped: 0, notRun }) };
  const { text, counts } = await screen(broken, good);
  expect(text).toContain('unit: 1 failed, 12 did not run: src/a.test.ts (0.0 s)');
  expect(counts).toMatchObject({ notRun });
});

test('a bug is thrown, not counted as a failure', async () => {
  const bug: Step = { name: 'lint', check: () => Promise.reject(new TypeError('no such function')) };
  await expect(screen(bug)).rejects.toThrow(TypeError);
});
