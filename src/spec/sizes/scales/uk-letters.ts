import type { SizeScale } from './scale.ts';

/** Inner circumference of A, and what one letter adds, in mm. After Z the letters go on as Z+1, Z+2… Two sources: ringsizely.com, en.wikipedia.org. */
const A_CIRCUMFERENCE_MM = 37.5;
const LETTER_MM = 1.25;
const LAST_PLUS = 10;
const LAST_HALF_STEP = (25 + LAST_PLUS) * 2;

const LETTER = /^([a-z])(?:\s*\+?\s*(\d+)(?!\s*\/))?[\s-]*(1\/2|\.5|half)?$/;

/** Half letters counted from A: A = 0, A½ = 1, Z = 50, Z+1 = 52. */
function halfStepOf(value: string): number | null {
  const match = /^([A-Z])(?:\+(\d+))?(½)?$/.exec(value);
  if (!match) return null;
  const [, letter = '', plus, half] = match;
  if (plus !== undefined && letter !== 'Z') return null;
  const step = (letter.charCodeAt(0) - 65 + Number(plus ?? 0)) * 2 + (half ? 1 : 0);
  return step <= LAST_HALF_STEP ? step : null;
}

function letterAt(halfStep: number): string {
  const whole = Math.floor(halfStep / 2);
  const half = halfStep % 2 === 1 ? '½' : '';
  return whole <= 25 ? `${String.fromCharCode(65 + whole)}${half}` : `Z+${whole - 25}${half}`;
}

/** United Kingdom, Ireland, Australia, New Zealand, South Africa: letters and halves. US 7 is N½; many charts wrongly say N. */
export const ukScale: SizeScale = {
  label: 'UK / Australia',
  worn: 'finger',
  extent: `A to Z+${LAST_PLUS}, with halves`,
  read: (text) => {
    const match = LETTER.exec(text);
    if (!match) return null;
    const [, letter = '', plus, half] = match;
    return `${letter.toUpperCase()}${plus ? `+${Number(plus)}` : ''}${half ? '½' : ''}`;
  },
  toDiameterMm: (value) => {
    const halfStep = typeof value === 'string' ? halfStepOf(value) : null;
    return halfStep === null ? null : (A_CIRCUMFERENCE_MM + (LETTER_MM / 2) * halfStep) / Math.PI;
  },
  nearest: (diameterMm) => {
    const halfStep = Math.round((diameterMm * Math.PI - A_CIRCUMFERENCE_MM) / (LETTER_MM / 2));
    return halfStep >= 0 && halfStep <= LAST_HALF_STEP ? letterAt(halfStep) : null;
  },
};
