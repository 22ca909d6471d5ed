import { expect, test } from 'vitest';
import { withCrossedWalls } from './crossed-walls.mjs';

/** As the compiler says it of a path of the repository. */
const outside = (at: string, imported: string, project: string) =>
  `${at}: error TS6307: File '/studio/${imported}' is not listed within the file list of project '/studio/tsconfig/${project}.json'. Projects must list all files or use an 'include' pattern.
  File is ECMAScript module because '/studio/package.json' has field "type" with value "module"`;

const crossing = outside('src/spec/size.ts(1,31)', 'src/designer/proposal.ts', 'spec');
const behind = outside('src/designer/proposal.ts(2,9)', 'src/designer/motifs/motif.ts', 'spec');
const plain = `src/spec/size.ts(9,1): error TS2322: Type 'string' is not assignable to type 'number'.\n  More of it.`;

test('an import through a wall says which layer may not import which, and which it may', () => {
  expect(withCrossedWalls(crossing).split('\n')).toEqual([
    crossing.split('\n')[0],
    expect.stringMatching(/^ {2}spec may not import designer: spec knows shared \(scripts\/walls\/layers\.ts\)\./),
  ]);
});

test('what follows from it is counted, before it and after it', () => {
  const said = withCrossedWalls([behind, crossing, behind].join('\n'));
  expect(said).not.toContain('motif.ts');
  expect(said).toMatch(/\n2 more complaints of the compiler follow from that, and are left out\.$/);
});

test.each([
  ['src/engine/a.test.ts(1,1)', 'engine.test', /A test of engine may not import designer: engine knows layout, spec/],
  ['src/shared/a.ts(1,1)', 'shared', /shared may not import designer: it knows no other layer/],
  ['scripts/a.ts(1,1)', 'e2e', /e2e may not import designer/],
])('%s', (at, project, sentence) => {
  expect(withCrossedWalls(outside(at, 'src/designer/proposal.ts', project))).toMatch(sentence);
});

test('any other complaint is shown as it was said, in its place', () => {
  expect(withCrossedWalls(`${plain}\n${crossing}\n${plain}`)).toMatch(
    /More of it\.\nsrc.*\n {2}spec may.*\nsrc.*TS2322/,
  );
  expect(withCrossedWalls(plain)).toBe(plain);
  expect(withCrossedWalls('')).toBe('');
});
