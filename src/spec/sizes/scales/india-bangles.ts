import { MM_PER_INCH } from '#shared/units.ts';
import { type SizeScale, stepsBeside } from './scale.ts';

/** Indian bangles are sized in inches and annas, sixteenths of an inch. */
const ANNAS = 16;

/** Smallest and largest sizes made: 1-0 for an infant, 3-8 for a large hand. Shops stock even annas from 2-0 to 3-0. */
const FIRST_ANNA = 16;
const LAST_ANNA = 56;
const FIRST_ON_SHELF = 32;
const LAST_ON_SHELF = 48;

/**
 * "2-10", "2.10", "2/10", "2 10" and "2 10/16" are all 2 10/16 inch: the point separates annas and is never a decimal
 * point. "2.50" would be fifty annas and is not a size. "3" is 3-0.
 */
const WRITTEN = /^(\d)(?:\s*[-./]\s*|\s+)(\d{1,2})(?:\s*\/\s*16)?$/;

function annasOf(value: string): number | null {
  const match = /^(\d)-(\d{1,2})$/.exec(value);
  if (!match) return null;
  const annas = Number(match[2]);
  return annas < ANNAS ? Number(match[1]) * ANNAS + annas : null;
}

function written(annas: number): string {
  return `${Math.floor(annas / ANNAS)}-${annas % ANNAS}`;
}

/**
 * Indian bangle sizes, inner diameter. Two sources: papilior.com, samskruthisilver.com; some shops print larger
 * diameters, which are outliers.
 */
export const indiaBangleScale: SizeScale = {
  label: 'India, bangle',
  adjective: 'bangle',
  worn: 'wrist',
  extent: '1-0 to 3-8 (inches and sixteenths)',
  read: (text) => {
    if (/^\d$/.test(text)) return `${text}-0`;
    const match = WRITTEN.exec(text);
    if (!match) return null;
    const [, inches, sixteenths] = match;
    const annas = Number(sixteenths);
    if (annas > ANNAS) return null;
    return written(Number(inches) * ANNAS + annas);
  },
  toDiameterMm: (value) => {
    const annas = typeof value === 'string' ? annasOf(value) : null;
    return annas === null || annas < FIRST_ANNA || annas > LAST_ANNA ? null : (annas / ANNAS) * MM_PER_INCH;
  },
  near: (value) => {
    const annas = typeof value === 'string' ? annasOf(value) : null;
    const isBangle = annas !== null && annas > FIRST_ANNA - ANNAS && annas < LAST_ANNA + ANNAS;
    // "Size 7" is no large bangle, but one that was measured in another way.
    return isBangle ? stepsBeside(annas, FIRST_ANNA, LAST_ANNA, 1).map(written) : [];
  },
  nearest: (diameterMm) => {
    const annas = Math.round(((diameterMm / MM_PER_INCH) * ANNAS) / 2) * 2;
    return annas >= FIRST_ON_SHELF && annas <= LAST_ON_SHELF ? written(annas) : null;
  },
};
