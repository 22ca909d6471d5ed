import { beforeAll, describe, expect, test } from 'vitest';
import type { BarredChoice } from '#designer/proposal.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { haloRing, plainBand, solitaire } from '#spec/testing/sample-specs.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { nextBarred, proposeAndTest } from './propose-and-test.ts';
import { taskFor, proposal, scriptedDesigner } from '../testing/scripted-designer.ts';
import { testBuilder } from '../testing/test-builder.ts';

const halo = completeSpec(haloRing);
const single = completeSpec(solitaire);
const band = completeSpec(plainBand);

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

describe('proposals', () => {
  test('that look different are asked for once', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', halo), proposal('quiet', single)]);
    const tested = await proposeAndTest(designer, builder, taskFor(2));
    expect(designer.told).toHaveLength(1);
    expect(tested).toMatchObject({ ok: true, value: [{ design: { spec: halo } }, { design: { spec: single } }] });
  });

  test('are asked for again when two look alike, with the loudest choice of the later one barred', async () => {
    const designer = scriptedDesigner((_, round) => [
      proposal('classic', halo),
      proposal('quiet', round === 1 ? halo : single),
    ]);
    const tested = await proposeAndTest(designer, builder, taskFor(2));
    expect(designer.told.map(({ barred }) => barred)).toEqual([
      [],
      [{ role: 'quiet', axis: 'silhouette', value: 'quiet' }],
    ]);
    expect(tested).toMatchObject({ ok: true, value: [{ design: { spec: halo } }, { design: { spec: single } }] });
  });

  test('that still look alike after five rounds are shown all the same', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', band), proposal('quiet', band)]);
    const tested = await proposeAndTest(designer, builder, taskFor(2));
    expect(designer.told).toHaveLength(5);
    expect(tested.ok && tested.value).toHaveLength(2);
  });
});

describe('what is barred next', () => {
  test('goes down the axes by loudness, and ends at the quietest', () => {
    const design = proposal('quiet', halo);
    const barred: BarredChoice[] = [];
    for (let round = 0; round < 6; round += 1) barred.push(nextBarred(design, barred));
    expect(barred.map(({ axis }) => axis)).toEqual([
      'silhouette',
      'setting',
      'rhythm',
      'profile',
      'surface',
      'surface',
    ]);
    expect(barred.every(({ role }) => role === 'quiet')).toBe(true);
  });

  test('ignores what is barred for another role', () => {
    const other: BarredChoice = { role: 'classic', axis: 'silhouette', value: 'quiet' };
    expect(nextBarred(proposal('quiet', halo), [other]).axis).toBe('silhouette');
  });
});
