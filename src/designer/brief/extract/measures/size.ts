import { ask, type Fact, section } from '../../fact.ts';
import { type SubjectReader, wishes } from '../subject.ts';
import { lengthOwner } from './length-owner.ts';

/**
 * The size of a ring or bangle as it was said. A bare number belongs to no country: its system is null and asked for,
 * unless the inner diameter or circumference was measured.
 */
export const readSize: SubjectReader = (context) => {
  for (const [, { quantity, span }] of wishes(context)) {
    if (quantity?.kind === 'bangle-size') {
      return [section('size', { system: { value: 'IN_BANGLE', span }, value: { value: quantity.value, span } })];
    }
    if (quantity?.kind !== 'ring-size') continue;
    const value = { value: quantity.value, span };
    if (quantity.system === null) return [section('size', { value }), ask('ring_size_system', span)];
    const facts: Fact[] = [section('size', { system: { value: quantity.system, span }, value })];
    return inRange(quantity.system, quantity.value) ? facts : [...facts, ask('ring_size', span)];
  }
  return measuredInside(context);
};

/** The sizes in the charts of each country; a number outside is asked about. */
const ranges = { US: [0, 16], EU: [38, 78], CH: [0, 38], IN: [1, 36], JP: [1, 36] } as const;

function inRange(system: keyof typeof ranges | 'UK', value: number | string): boolean {
  if (system === 'UK') return typeof value === 'string';
  const [low, high] = ranges[system];
  return typeof value === 'number' && value >= low && value <= high;
}

const measuredInside: SubjectReader = (context) => {
  for (const [place, { quantity, span }] of wishes(context)) {
    if (quantity?.kind !== 'length') continue;
    const said = { value: quantity.value, span };
    const owner = lengthOwner(context, place);
    if (owner.of === 'inner_diameter') return [section('size', { inner_diameter_mm: said })];
    if (owner.of === 'circumference') return [section('size', { inner_circumference_mm: said })];
  }
  return [];
};
