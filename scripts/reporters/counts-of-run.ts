import type { TestModule } from 'vitest/node';
import type { Counts } from '../lib/test-counts.mjs';
import { sumByFile } from './sum-by-file.ts';

/**
 * The counts of a run of Vitest. A file or a group that fails outside its tests is one failure; where no test of it ran,
 * all of them are told apart from those that were left out on purpose.
 *
 * @param unhandledErrors how many errors belong to no file
 */
export function countsOfRun(modules: readonly TestModule[], unhandledErrors: number): Counts {
  const states = modules.flatMap(statesOf);
  const count = (state: (typeof states)[number]): number => states.filter((one) => one === state).length;
  const broken = modules.flatMap((module) =>
    [module, ...module.children.allSuites()]
      .filter((part) => part.errors().length > 0)
      .map((part) => ({ file: module.relativeModuleId, states: statesOf(part) })),
  );
  const notRun = broken.filter((part) => part.states.every((state) => state === 'skipped'));
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length + unhandledErrors,
    skipped: count('skipped') - notRun.reduce((sum, part) => sum + part.states.length, 0),
    notRun: sumByFile(notRun.map((part) => [part.file, part.states.length])),
  };
}

function statesOf({ children }: Pick<TestModule, 'children'>) {
  return [...children.allTests()].map((test) => test.result().state);
}
