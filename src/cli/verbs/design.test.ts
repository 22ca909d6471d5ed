import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NodeStudio, openNodeStudio } from '#node/node-studio.ts';
import { applyEdit } from '#spec/edit.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import type { VerbAnswer } from '../verb.ts';
import { designVerb } from './design.ts';

/** Size of the pictures here: real photographs, but thumbnails. */
const THUMBNAIL_PX = 48;

/** The real studio, but proposals of the named roles come with a palm of 0.4 mm, which nobody could cast. */
async function studioThatBreaks(...roles: readonly string[]): Promise<NodeStudio> {
  const studio = await openNodeStudio();
  return {
    ...studio,
    designer: {
      ...studio.designer,
      async propose(request, options) {
        const proposed = await studio.designer.propose(request, options);
        if (!proposed.ok) return proposed;
        const value = proposed.value.map((design) => {
          if (!roles.includes(design.role)) return design;
          const thin = applyEdit(design.spec, [{ op: 'replace', path: '/parts/shank/palmThicknessMm', value: 0.4 }]);
          if (!thin.ok) throw new Error(thin.problem.message);
          return { ...design, spec: thin.value };
        });
        return { ok: true, value };
      },
    },
    photograph: (model, request) =>
      studio.photograph(model, { ...request, widthPx: THUMBNAIL_PX, heightPx: THUMBNAIL_PX }),
  };
}

interface Listed {
  readonly id: string;
  readonly role: string;
  readonly stl: string | null;
  readonly '3mf': string | null;
  readonly glb: string | null;
  readonly picture: string;
  readonly spec: string;
  readonly sheet: { readonly volumeMm3: number; readonly checks: readonly { severity: string; rule: string }[] };
}

let folder: Awaited<ReturnType<typeof scratchFolder>>;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(() => folder.remove());

async function design(out: string, count: string, ...broken: readonly string[]): Promise<VerbAnswer> {
  const verb = designVerb(
    () => studioThatBreaks(...broken),
    () => undefined,
  );
  const brief = '18k yellow gold solitaire ring, 5 mm round diamond, US 6';
  return await verb.run({ words: [], options: { brief, count, quality: 'view', out: `${folder.path}/${out}` } });
}

describe('four designs of which one cannot be cast', () => {
  let designs: readonly Listed[];
  let files: readonly string[];
  beforeAll(async () => {
    const answer = await design('one-of-four', '4', 'generous');
    if (!answer.ok) throw new Error(answer.problem.message);
    ({ designs } = answer.document as { designs: readonly Listed[] });
    files = await readdir(`${folder.path}/one-of-four`);
  });

  test('are all listed, with picture, spec and sheet', () => {
    expect(designs).toHaveLength(4);
    for (const { id, picture, spec, sheet } of designs) {
      expect([picture, spec]).toEqual([`${id}.png`, `${id}.json`]);
      expect(files).toEqual(expect.arrayContaining([picture, spec]));
      expect(sheet.volumeMm3).toBeGreaterThan(10);
    }
  });

  test('have files, except the one, whose checks say why', () => {
    const failing = designs.filter((one) => one.stl === null);
    expect(failing.map((one) => one.role)).toEqual(['generous']);
    expect(failing).toMatchObject([{ '3mf': null, glb: null }]);
    expect(failing[0]?.sheet.checks[0]).toMatchObject({ severity: 'error', rule: 'shank.palm-thickness' });
    const written = files.filter((name) => /\.(stl|3mf|glb)$/.test(name));
    expect(written).toHaveLength(9);
  });
});

test('when none can be cast, the error carries all of them with their checks', async () => {
  const answer = await design('none', '2', 'classic', 'generous');
  if (answer.ok) throw new Error('A palm of 0.4 mm was cast');
  expect(answer.problem.code).toBe('not_castable');
  const designs = answer.beside?.['designs'] as readonly Listed[];
  expect(designs.map((one) => one.stl)).toEqual([null, null]);
  expect(answer.beside?.['checks']).toEqual(designs.flatMap((one) => one.sheet.checks));
});
