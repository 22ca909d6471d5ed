import type { Size } from './size.ts';
import { plainSize, tidySize } from './plain-size.ts';
import { existing, neighbours, sizeIn, sizeProblem, type SizeResult, unreadableSize } from './size-result.ts';
import { type ChartSystem, chartSystems, scales, type SizeSystem } from './scales.ts';
import type { SizeScale, SizeValue } from './scales/scale.ts';

/** The charts of what is worn there. */
export function chartsOf(worn: SizeScale['worn']): readonly ChartSystem[] {
  return chartSystems.filter((system) => scales[system].worn === worn);
}

/**
 * A size of a system as it was written: "6 1/2", "K½", "2.10", or the number itself. Where the system has no such size,
 * the candidates are its nearest, and in a system of another kind ("UK 7") the sizes of that name elsewhere.
 */
export function sizeInSystem(system: SizeSystem, said: SizeValue): SizeResult {
  const value = typeof said === 'number' ? said : read(system, said);
  const found = value === null ? unreadable(system, said) : sizeIn(system, value);
  if (found.ok || found.problem.candidates.length > 0 || system === 'mm') return found;
  return sizeProblem(found.problem, sizesThatExist(said, scales[system].worn));
}

function read(system: SizeSystem, text: string): SizeValue | null {
  const plain = tidySize(plainSize(text));
  if (system !== 'mm') return scales[system].read(plain);
  const measured = Number(plain.replace(/ ?mm$/, ''));
  return plain === '' || Number.isNaN(measured) ? null : measured;
}

function unreadable(system: SizeSystem, said: SizeValue): SizeResult {
  return system === 'mm' ? sizeIn('mm', String(said)) : unreadableSize(String(said), system);
}

/** What a size without its system can mean: itself in every chart that has it. */
export function sizesThatExist(said: SizeValue, worn: SizeScale['worn'] = 'finger'): readonly Size[] {
  return existing(
    chartsOf(worn).flatMap((system) => {
      const value = typeof said === 'number' ? said : read(system, said);
      return value === null ? [] : [sizeIn(system, value)];
    }),
  );
}

/** The ring size that is nearest by its number to one that no chart has. */
export function nearestInAnyChart(said: number): readonly Size[] {
  const far = ({ value }: Size): number => Math.abs(Number(value) - said);
  return chartsOf('finger')
    .flatMap((system) => neighbours(system, said))
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, 1);
}
