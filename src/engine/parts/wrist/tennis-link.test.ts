import { describe, expect, test } from 'vitest';
import { partSchema, type PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneSchema } from '#spec/stone.ts';
import { makingRules, prongDiameterMm } from '#spec/tables/making-rules.ts';
import { qualities } from '../../contract/quality.ts';
import { buildGem } from '../../gems/build-gem.ts';
import { insideOf } from '../../making/inside-of.ts';
import { wallThickness } from '../../mesh/measure/wall-thickness.ts';
import { bodiesByKernel } from '../testing/bodies-by-kernel.ts';
import { linkForm, linkProngs, tennisLink } from './tennis-link.ts';

const bodyOf = bodiesByKernel();

/** How much two measurements of the same wall differ, as the check of walls has it. */
const TOLERANCE_MM = 0.02;

describe.each(['wrist', 'neck'] as const)('a link around the %s', (worn) => {
  test.each(
    (['round', 'princess'] as const).flatMap((shape) =>
      [1.5, 1.7, 1.97, 2.4, 3.3].flatMap((mm) => [0.2, 1.6].map((gapMm) => ({ shape, mm, gapMm }))),
    ),
  )('has walls that cast at a $shape of $mm mm, $gapMm mm from the next', ({ shape, mm, gapMm }) => {
    const gem = buildGem(stoneSchema.parse({ gem: 'diamond', shape, lengthMm: mm }) as Stone, qualities.view);
    const line = { kind: 'tennis-line', holds: 'line', count: 60, gapMm, worn, prongMm: prongDiameterMm(mm, false) };
    const form = linkForm(partSchema.parse(line) as PartOf<'tennis-line'>, gem);
    const wall = wallThickness(bodyOf(tennisLink(form, gem, qualities.view)).mesh, {
      samples: 4000,
      seed: 1,
      isLeftOut: insideOf([linkProngs(form, gem, qualities.view)]),
    });
    expect(wall?.minimumMm).toBeGreaterThan(makingRules.printing.wireMinMm.limit - TOLERANCE_MM);
  });
});
