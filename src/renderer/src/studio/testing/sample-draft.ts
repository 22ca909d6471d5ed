import { completeSpec } from '#spec/testing/complete-spec.ts';
import { type Draft, type Weighed, withRevision } from '../journal/draft.ts';
import type { TrayRecord } from '../journal/journal.ts';

const CREATED = '2026-11-20T10:00:00.000Z';
const edit = { patch: [], origin: 'hand', author: 'me', time: CREATED } as const;

/** A plain band, told from others by its title. */
export function titledBand(title: string) {
  const size = { system: 'US', value: 6.5, innerDiameterMm: 16.916 } as const;
  const parts = { shank: { kind: 'shank' } } as const;
  return completeSpec({ version: 1, kind: 'ring', title, metal: { alloy: 'au750_y' }, size, parts });
}

/** A sheet of a band that weighs this much, without stones, and one warning that a patch mends. */
export function weighing(castMetalGrams: number): Weighed {
  return {
    sheet: {
      alloy: 'au750_y',
      densityGramsPerCm3: 15.4,
      volumeMm3: (castMetalGrams / 15.4) * 1000,
      castMetalGrams,
      finishedMetalGrams: castMetalGrams * 0.95,
      boughtGrams: 0,
      netMetalGrams: castMetalGrams * 0.95,
      chainGrams: 0,
      stones: [],
      totalCarats: 0,
      dimensionsMm: [20, 20, 3],
      boughtParts: [],
      price: {
        currency: 'USD',
        amount: 500,
        lines: [],
        ratesAsOf: '2026-11-01',
        ratesId: 'example',
        exampleRates: true,
      },
    },
    findings: [
      {
        rule: 'wall.minimum',
        severity: 'warning',
        part: 'shank',
        parameter: 'palmThicknessMm',
        value: 1.1,
        limit: 1.2,
        unit: 'mm',
        message: 'The shank is thin at the palm.',
        remedy: 'Make it 1.2 mm.',
        patch: [{ op: 'replace', path: '/parts/shank/palmThicknessMm', value: 1.2 }],
        source: 'a caster',
      },
    ],
  };
}

/** A draft that was proposed (`r0`, weighed), widened (`r1`) and thinned (`r2`, shown). */
export function sampleDraft(id = 'draft'): Draft {
  const proposed: Draft = {
    id,
    brief: 'a plain band',
    request: { intent: 'new_design', must_ask: [], should_warn: [], evidence: {}, assumptions: [] },
    line: { item: 0, stones: [] },
    proposal: { role: 'quiet', reason: 'Plain and round.' },
    revisions: [
      {
        id: 'r0',
        parent: null,
        spec: titledBand('proposed'),
        edit: { ...edit, origin: 'proposal' },
        weighed: weighing(4.2),
      },
    ],
    current: 'r0',
    created: CREATED,
  };
  const widened = withRevision(proposed, { id: 'r1', spec: titledBand('widened'), edit });
  return withRevision(widened, { id: 'r2', spec: titledBand('thinned'), edit });
}

export function sampleTray(id = 'tray', created = CREATED): TrayRecord {
  return {
    id,
    brief: 'a plain band',
    request: {
      intent: 'new_design',
      items: [{ type: 'ring' }],
      must_ask: [],
      should_warn: [],
      evidence: {},
      assumptions: [],
    },
    framing: { view: 'hero', widthPx: 512, heightPx: 512, halfHeightMm: 12.5, seed: 7 },
    drafts: ['a', 'b'],
    created,
  };
}
