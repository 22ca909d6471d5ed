import type { ShowPart } from './shown.ts';

export const showKnob: ShowPart<'knob'> = () => ({ words: ['knobbed', 'knobs'] });
