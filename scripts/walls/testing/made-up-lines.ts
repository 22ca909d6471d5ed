/** A line for a registry, the import that it needs, and what the registry begins with. */
export interface RegistryLine {
  readonly path: string;
  readonly imports: string;
  readonly after: string;
  readonly line: string;
}

/** The lines of the part, the archetype and the assistant. */
export const knobLines = {
  spec: {
    path: 'src/spec/part-registry.ts',
    imports: "import { knobSchema } from './parts/knob.ts';",
    after: 'export const partSchemas',
    line: 'knob: knobSchema,',
  },
  shown: {
    path: 'src/spec/shown/registry.ts',
    imports: "import { showKnob } from './knob.ts';",
    after: 'export const showPart',
    line: 'knob: showKnob,',
  },
  feature: {
    path: 'src/designer/wish/features/registry.ts',
    imports: '',
    after: 'const featureRows',
    line: "knobs: { leftOut: 'no knobs' },",
  },
  engine: {
    path: 'src/engine/parts/registry.ts',
    imports: "import { buildKnob } from './ring/ornament/knob.ts';",
    after: 'export const partBuilders',
    line: 'knob: buildKnob,',
  },
  parts: {
    path: 'src/designer/parts/registry.ts',
    imports: "import { knobKnowledge } from './ring/ornament/knob.ts';",
    after: 'export const partKnowledge',
    line: 'knob: knobKnowledge,',
  },
  archetypes: {
    path: 'src/designer/archetypes/registry.ts',
    imports: "import { knobRingArchetype } from './rings/knob-ring.ts';",
    after: 'export const archetypes',
    line: "'knob-ring': knobRingArchetype,",
  },
  assistants: {
    path: 'src/designer/assistants/registry.ts',
    imports: "import { openParrot } from './parrot.ts';",
    after: 'export const assistantOpeners',
    line: 'parrot: openParrot,',
  },
} as const satisfies Record<string, RegistryLine>;

/** The row of the cut. */
const row: RegistryLine = {
  path: 'src/spec/tables/cuts/step.ts',
  imports: '',
  after: 'export const stepCuts',
  line: `tablet: {
    name: 'Tablet',
    style: 'step',
    facets: 13,
    lengthToWidth: 1.5,
    lengthToWidthRange: [1, 2],
    depthPct: 60,
    depthRange: null,
    proportions: {
      tablePct: 65,
      tableRange: null,
      crownAngleDeg: 37,
      crownAngleRange: null,
      crownHeightPct: 13,
      pavilionAngleDeg: 41,
      pavilionAngleRange: null,
      pavilionDepthPct: null,
      girdlePct: 4,
    },
    outline: {},
    weightFactor: 0.0026,
    diamondFactor: null,
    fullness: { square: 0.4552, long: 0.1485 },
    beforeGem: 'tablet',
    tradeSizes: listedSizes('5x3 6x4 7x5 8x6'),
    claws: { counts: [4], points: 4 },
    words: 'tablet cut, takhti cut',
    note: '',
    verified: 'made up',
    sources: ['made up'],
  },`,
};

/** The lines of the cut. */
export const tabletLines = {
  row,
  layout: {
    path: 'src/layout/cuts/registry.ts',
    imports: "import { tabletLayout } from './tablet.ts';",
    after: 'export const cutLayouts',
    line: 'tablet: tabletLayout,',
  },
  facets: {
    path: 'src/engine/gems/cuts/cut-builders.ts',
    imports: "import { tablet } from './tablet.ts';",
    after: 'export const cutBuilders',
    line: 'tablet,',
  },
  usual: {
    path: 'src/engine/gems/testing/usual-stones.ts',
    imports: '',
    after: 'export const usual',
    line: 'tablet: { lengthMm: 6, widthMm: 4, facets: 13, countsGirdle: true },',
  },
} as const satisfies Record<string, RegistryLine>;
