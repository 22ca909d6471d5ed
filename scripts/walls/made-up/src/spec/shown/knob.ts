import type { ShowPart } from './shown.ts';

export const showKnob = { features: { knobs: true }, words: { knobbed: true } } as const satisfies ShowPart<'knob'>;
