import { beforeAll, describe, expect, test } from 'vitest';
import type { ProposedDesign } from '#designer/proposal.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { applyEdit } from '#spec/edit.ts';
import { budgetRemark } from '#spec/kept/amounts.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import type { TestedProposal } from './propose-and-test.ts';
import { settleProposal, type SettledProposal, type SettlingPlace } from './settle-proposal.ts';
import { taskFor, proposal, scriptedDesigner } from '../testing/scripted-designer.ts';
import { testBuilder } from '../testing/test-builder.ts';

/** A band of about $1044 at the example rates; the others differ in width alone. */
const band = completeSpec(plainBand);

function edited(path: string, value: number): DesignSpec {
  const result = applyEdit(band, [{ op: 'replace', path, value }]);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const wide = (widthMm: number): DesignSpec => {
  const shoulders = applyEdit(edited('/parts/shank/palmWidthMm', widthMm), [
    { op: 'replace', path: '/parts/shank/shoulderWidthMm', value: widthMm },
  ]);
  if (!shoulders.ok) throw new Error(shoulders.problem.message);
  return shoulders.value;
};

const thin = edited('/parts/shank/palmThicknessMm', 0.4);

let builder: PieceBuilder;
let place: SettlingPlace;
beforeAll(async () => {
  builder = await testBuilder();
  place = {
    builder,
    settle: async ({ design }, { profile }) => builder.settle(design.spec, 'view', profile),
  };
});

function tested(design: ProposedDesign): TestedProposal {
  const piece = builder.drag(design.spec);
  if (!piece.ok) throw new Error(piece.problem.message);
  return { design, model: pictureModel(piece.value, design.spec), item: 0 };
}

async function settle(
  designer: ReturnType<typeof scriptedDesigner>,
  first: ProposedDesign,
  max?: number,
  others: readonly TestedProposal[] = [],
  said: Partial<DesignRequest> = {},
): Promise<SettledProposal> {
  const task = taskFor(1, max === undefined ? undefined : { currency: 'USD', max });
  const asked = { ...task, request: { ...task.request, ...said } };
  const settled = await settleProposal(designer, place, asked, tested(first), others);
  if (!settled.ok) throw new Error(settled.problem.message);
  return settled.value;
}

describe('a proposal that costs more than the budget', () => {
  test('is asked again with what it really cost, and the answer is taken when it fits', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', wide(4), 800)]);
    const { tested: final, settled, facts } = await settle(designer, proposal('classic', wide(7), 900), 1000);
    const [asked] = designer.told;
    expect(asked?.costCorrection.classic).toBeGreaterThan(1.2);
    expect(final.design.spec).toEqual(wide(4));
    expect(settled.sheet.price.amount).toBeLessThan(1000);
    expect(budgetRemark(facts)).toBeUndefined();
  });

  test('is shown with a note when it stays over the budget', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', wide(7))]);
    const { facts } = await settle(designer, proposal('classic', wide(7)), 300);
    expect(budgetRemark(facts)).toMatch(/^\$[\d,]+ over the budget at these rates\.$/);
  });

  test('is the one nearest under the budget of all that were tried', async () => {
    const widths = [1.8, 9];
    const designer = scriptedDesigner((_, round) => [proposal('classic', wide(widths[round - 1] ?? 9))]);
    const { settled, facts } = await settle(designer, proposal('classic', wide(8)), 1000);
    expect(settled.sheet.price.amount).toBeLessThan(1000);
    expect(budgetRemark(facts)).toMatch(/^Saves \$/);
  });
});

describe('a proposal that does not weigh what was said', () => {
  const gramsOf = (spec: DesignSpec): number => {
    const settled = builder.settle(spec, 'view', defaultWorkshopProfile);
    if (!settled.ok) throw new Error(settled.problem.message);
    return settled.value.sheet.netMetalGrams;
  };

  test('is asked again with what it really weighs, and the answer is taken when it does', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', wide(4))]);
    const said = { weight: { metal_approx_g: gramsOf(wide(4)) } };
    const { tested: final } = await settle(designer, proposal('classic', wide(7)), undefined, [], said);
    expect(designer.told[0]?.weightCorrection?.classic).toBeCloseTo(1, 1);
    expect(final.design.spec).toEqual(wide(4));
  });

  test('is left alone where it does', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', wide(7))]);
    const said = { weight: { metal_max_g: gramsOf(wide(4)) } };
    await settle(designer, proposal('classic', wide(4)), undefined, [], said);
    expect(designer.told).toEqual([]);
  });
});

describe('a proposal that cannot be cast', () => {
  test('is asked again with its loudest choice barred', async () => {
    const designer = scriptedDesigner(({ barred }) => [proposal('classic', barred.length > 0 ? band : thin)]);
    const { tested: final, settled } = await settle(designer, proposal('classic', thin));
    expect(final.design.spec).toEqual(band);
    expect(settled.findings).toEqual([]);
    expect(designer.told.at(-1)?.barred).toEqual([{ role: 'classic', axis: 'silhouette', value: 'classic' }]);
  });

  test('comes back with its findings when the designer has no other answer: it is left out', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', thin)]);
    const { tested: final, settled } = await settle(designer, proposal('classic', thin));
    expect(final.design.spec).toEqual(thin);
    expect(settled.findings[0]).toMatchObject({ rule: 'shank.palm-thickness', severity: 'error' });
  });

  test('is not replaced by one that looks like its neighbour', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', band)]);
    const { tested: final } = await settle(designer, proposal('classic', thin), undefined, [
      tested(proposal('quiet', band)),
    ]);
    expect(final.design.spec).toEqual(thin);
  });
});

describe('a proposal that the checks warn of', () => {
  const warnedOf = edited('/parts/shank/palmThicknessMm', 2);

  test('is asked again, and an answer without a warning is taken', async () => {
    const designer = scriptedDesigner(({ barred }) => [proposal('classic', barred.length > 0 ? band : warnedOf)]);
    const { tested: final, settled } = await settle(designer, proposal('classic', warnedOf));
    expect(final.design.spec).toEqual(band);
    expect(settled.findings).toEqual([]);
  });

  test('is shown rather than one that leaves out what was said', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', wide(7))]);
    const said = { dimensions: { band_width_mm: 5 } };
    const { tested: final, settled } = await settle(designer, proposal('classic', warnedOf), undefined, [], said);
    expect(designer.told).not.toEqual([]);
    expect(final.design.spec).toEqual(warnedOf);
    expect(settled.findings).toMatchObject([{ severity: 'warning' }]);
  });
});

test('a proposal for two pieces is compared with its half of what both may cost', async () => {
  const designer = scriptedDesigner(() => []);
  const task = taskFor(1, { currency: 'USD', max: 2400, scope: 'all_pieces' });
  const request = { ...task.request, items: [{ type: 'ring', qty: 2 }] };
  const settled = await settleProposal(designer, place, { ...task, request }, tested(proposal('classic', band)), []);
  if (!settled.ok) throw new Error(settled.problem.message);
  expect(budgetRemark(settled.value.facts)).toBeUndefined();
  expect(designer.told).toEqual([]);
});

test('a proposal that fits and can be cast is not asked again', async () => {
  const designer = scriptedDesigner(() => []);
  const { facts, settled } = await settle(designer, proposal('classic', band), 1200);
  expect(designer.told).toEqual([]);
  expect(budgetRemark(facts)).toBeUndefined();
  expect(settled.findings).toEqual([]);
});
