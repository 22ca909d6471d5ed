import { roundToStep } from '#shared/units.ts';
import { readNumber, stepsBeside, type SizeScale } from './scale.ts';

interface LinearScale {
  readonly label: string;
  readonly adjective: string;
  readonly from: number;
  readonly to: number;
  /** Sizes that exist are multiples of this; left out where the size is itself a measure. */
  readonly step?: number;
  /** Equivalents are rounded to this. */
  readonly reportStep: number;
  readonly diameterOf: (size: number) => number;
  readonly sizeOf: (diameterMm: number) => number;
}

/** A system whose number grows evenly with the diameter. */
export function linearScale(scale: LinearScale): SizeScale {
  const { from, to, step } = scale;
  const exists = (size: number): boolean =>
    size >= from && size <= to && (step === undefined || Math.abs(size - roundToStep(size, step)) < 1e-9);
  return {
    label: scale.label,
    adjective: scale.adjective,
    worn: 'finger',
    extent: `${from} to ${to}${step === undefined ? '' : ` in steps of ${step}`}`,
    read: readNumber,
    toDiameterMm: (value) => (typeof value === 'number' && exists(value) ? scale.diameterOf(value) : null),
    near: (value) => stepsBeside(value, from, to, step ?? scale.reportStep),
    nearest: (diameterMm) => {
      const size = roundToStep(scale.sizeOf(diameterMm), scale.reportStep);
      return size >= from && size <= to ? size : null;
    },
  };
}
