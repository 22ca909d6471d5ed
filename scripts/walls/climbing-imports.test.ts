import { describe, expect, test } from 'vitest';
import { climbingImports } from './climbing-imports.ts';
import { repositoryFiles } from './testing/repository-files.ts';

describe('a relative import', () => {
  test('may move about within its own layer', () => {
    expect(climbingImports('src/engine/parts/halo.ts', "import { seat } from '../gems/seat.ts';")).toEqual([]);
  });

  test.each([
    ["import { grams } from '../../spec/units.ts';", 'src/spec/units.ts'],
    ["export type { Alloy } from '../../spec/alloy.ts';", 'src/spec/alloy.ts'],
    ["const late = import('../../scene/viewer.ts');", 'src/scene/viewer.ts'],
    ["import '../../server/app.ts';", 'src/server/app.ts'],
  ])('is found when it leaves its layer: %s', (line, target) => {
    expect(climbingImports('src/engine/parts/halo.ts', line)).toEqual([target]);
  });

  test('never leaves its layer in this repository', () => {
    const climbing = repositoryFiles('src').flatMap(({ path, text }) =>
      climbingImports(path, text).map((to) => [path, to]),
    );
    expect(climbing).toEqual([]);
  });
});
