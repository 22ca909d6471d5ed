import type { SizeScale, SizeValue } from './scale.ts';

/** Inner circumference of A, and what one letter adds, in mm. After Z the letters go on as Z+1, Z+2… Two sources: ringsizely.com, en.wikipedia.org. */
const A_CIRCUMFERENCE_MM = 37.5;
const LETTER_MM = 1.25;
const LAST_LETTER = 25;
const LAST_PLUS = 10;

/** Parts of a letter, as engraved on a gauge. Charts print halves; jewellers also say "L and a quarter". */
const parts = [
  { sign: '', letters: 0, written: '' },
  { sign: '¼', letters: 0.25, written: '1\\/4|\\.25|quarter' },
  { sign: '½', letters: 0.5, written: '1\\/2|\\.5|half' },
  { sign: '¾', letters: 0.75, written: '3\\/4|\\.75' },
] as const;

const LETTER = new RegExp(
  `^([a-z])(?:\\s*\\+?\\s*(\\d+)(?!\\s*\\/))?[\\s-]*(?:${parts.map(({ written }) => `(${written})`).join('|')})$`,
);

interface Reading {
  readonly letter: number;
  readonly plus: number;
  readonly part: number;
}

function readingOf(value: SizeValue): Reading | null {
  const match = typeof value === 'string' ? /^([A-Z])(?:\+(\d+))?([¼½¾]?)$/.exec(value) : null;
  if (!match) return null;
  const [, letter = '', plus, sign] = match;
  const part = parts.find((one) => one.sign === sign)?.letters ?? 0;
  return { letter: letter.charCodeAt(0) - 65, plus: Number(plus ?? 0), part };
}

/** Letters counted from A, where the chart has them: A = 0, A½ = 0.5, Z = 25, Z+1 = 26. */
function lettersOf(value: SizeValue): number | null {
  const reading = readingOf(value);
  if (!reading) return null;
  const { letter, plus, part } = reading;
  const letters = letter + plus + part;
  return (plus > 0 && letter !== LAST_LETTER) || letters > LAST_LETTER + LAST_PLUS ? null : letters;
}

function letterAt(letters: number): string {
  const whole = Math.floor(letters);
  const sign = parts.find((part) => part.letters === letters - whole)?.sign ?? '';
  return whole <= LAST_LETTER ? `${String.fromCharCode(65 + whole)}${sign}` : `Z+${whole - LAST_LETTER}${sign}`;
}

/** United Kingdom, Ireland, Australia, New Zealand, South Africa: letters and their parts. US 7 is N½; many charts wrongly say N. */
export const ukScale: SizeScale = {
  label: 'UK / Australia',
  adjective: 'UK',
  worn: 'finger',
  extent: `A to Z+${LAST_PLUS}, with halves and quarters`,
  read: (text) => {
    const match = LETTER.exec(text);
    if (!match) return null;
    const [, letter = '', plus, ...written] = match;
    const sign = parts.find((_, index) => written[index] !== undefined)?.sign ?? '';
    return `${letter.toUpperCase()}${plus ? `+${Number(plus)}` : ''}${sign}`;
  },
  toDiameterMm: (value) => {
    const letters = lettersOf(value);
    return letters === null ? null : (A_CIRCUMFERENCE_MM + LETTER_MM * letters) / Math.PI;
  },
  near: (value) => {
    const reading = readingOf(value);
    if (!reading) return [];
    const { letter, plus } = reading;
    // Only Z is counted on: "N+1" is N, or the letter after it.
    if (letter !== LAST_LETTER) return [letter, Math.min(letter + plus, LAST_LETTER + LAST_PLUS)].map(letterAt);
    return [letterAt(LAST_LETTER + LAST_PLUS)];
  },
  nearest: (diameterMm) => {
    const letters = Math.round(((diameterMm * Math.PI - A_CIRCUMFERENCE_MM) / LETTER_MM) * 2) / 2;
    return letters >= 0 && letters <= LAST_LETTER + LAST_PLUS ? letterAt(letters) : null;
  },
};
