import { describe, expect, test } from 'vitest';
import { parseMeasurement } from './parse-measurement.ts';

const band = { min: 0.5, max: 16 };

describe('a measurement typed at the counter', () => {
  test.each([
    ['2.1', 2.1],
    [' 2,1 mm', 2.1],
    ['1/8 in', 3.175],
    ['0.25"', 6.35],
    ['1 cm', 10],
  ])('%s is %d mm', (typed, mm) => {
    expect(parseMeasurement(typed, 'mm', band)).toBe(mm);
  });

  test.each(['', 'two', '2.1 kg', '-3', '1/0'])('%j is no length', (typed) => {
    expect(parseMeasurement(typed, 'mm', band)).toBeUndefined();
  });

  test('a value outside the limits is refused, not clamped', () => {
    expect(parseMeasurement('17', 'mm', band)).toBeUndefined();
    expect(parseMeasurement('16', 'mm', band)).toBe(16);
  });

  test('an angle is not taken for inches', () => {
    expect(parseMeasurement('30', '°', { min: 0, max: 90 })).toBe(30);
    expect(parseMeasurement('30°', '°', { min: 0, max: 90 })).toBe(30);
    expect(parseMeasurement('1 in', '°', { min: 0, max: 90 })).toBeUndefined();
  });
});
