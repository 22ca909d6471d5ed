import { expect, test } from 'vitest';
import { pictureTuning } from '#picture/picture-tuning.ts';
import { gemFragmentShader } from './gem-shader.ts';
import { groundFragmentShader } from './ground-shader.ts';
import { tuningShader } from './tuning-shader.ts';
import { metalFragmentShader } from './metal-shader.ts';

test('every number is a float constant with a name of its own', () => {
  expect(tuningShader.split('\n')).toHaveLength(Object.keys(pictureTuning).length);
  expect(tuningShader).toContain('const float CARD_NEAR_REACHES = 0.9;');
  expect(tuningShader).toContain('const float METAL_REACH_MM = 40.0;');
  for (const line of tuningShader.split('\n'))
    expect(line).toMatch(/^const float [A-Z_]+ = (\d+\.\d+|\d+(\.\d+)?e-?\d+);$/);
});

test('the shaders use every one of them', () => {
  const bodies = [gemFragmentShader, groundFragmentShader, metalFragmentShader].join('\n').replaceAll(tuningShader, '');
  const names = tuningShader.match(/[A-Z][A-Z_]+/g) ?? [];
  expect(names).toHaveLength(Object.keys(pictureTuning).length);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(bodies))).toEqual([]);
});
