import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '#engine/contract/finding.ts';
import { ok } from '#shared/result.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import { finishDesign } from './files/finish-design.ts';
import { runExport } from './piece-jobs.ts';
import type { PieceBuilder, SettledDesign } from './piece-builder.ts';
import { testBuilder } from './testing/test-builder.ts';

const spec = completeSpec(plainBand);
const thinWall: Finding = {
  rule: 'wall.minimum',
  severity: 'error',
  part: '',
  parameter: 'wall',
  value: 0.2,
  limit: 0.5,
  unit: 'mm',
  message: 'The wall is 0.2 mm.',
  remedy: 'Thicken it.',
  source: 'a test',
};

let band: SettledDesign;
beforeAll(async () => {
  const settled = (await testBuilder()).settle(spec, 'export', profile);
  if (!settled.ok) throw new Error(settled.problem.message);
  band = settled.value;
});

/** A builder that finds what a test says at each quality. */
const finding = (found: Readonly<Partial<Record<string, readonly Finding[]>>>): Pick<PieceBuilder, 'settle'> => ({
  settle: (_spec, quality) => ok({ ...band, findings: found[quality] ?? [] }),
});

describe.each([
  ['at view quality', { view: [thinWall] }],
  ['at export quality alone', { export: [thinWall] }],
  [
    'at view quality, where the file has a warning',
    { view: [thinWall], export: [{ ...thinWall, severity: 'warning' }] },
  ],
] as const)('an error found %s', (_name, found) => {
  test('keeps the file from the screens', () => {
    const exported = runExport(finding(found), { format: 'stl', spec, profile });
    expect(exported).toMatchObject({ ok: false, problem: { problem: { code: 'not_castable' } } });
  });

  test('keeps all files from the command line', () => {
    expect(finishDesign(finding(found), spec, 'export', profile)).toMatchObject({ ok: true, value: { write: null } });
  });
});

test('a warning keeps no file back', () => {
  const builder = finding({ export: [{ ...thinWall, severity: 'warning' }] });
  expect(runExport(builder, { format: 'stl', spec, profile })).toMatchObject({
    ok: true,
    value: { mediaType: 'model/stl' },
  });
});
