import { expect, test } from 'vitest';
import { studioLook } from '#picture/studio-look.ts';
import { gemFragmentShader } from './gem-shader.ts';
import { groundFragmentShader } from './ground-shader.ts';
import { lookShader } from './look-shader.ts';
import { metalFragmentShader } from './metal-shader.ts';

test('every number is a float constant with a name of its own', () => {
  expect(lookShader.split('\n')).toHaveLength(Object.keys(studioLook).length);
  expect(lookShader).toContain('const float CARD_FAR_REACHES = 6.5;');
  expect(lookShader).toContain('const float METAL_REACH_MM = 40.0;');
  for (const line of lookShader.split('\n'))
    expect(line).toMatch(/^const float [A-Z_]+ = (\d+\.\d+|\d+(\.\d+)?e-?\d+);$/);
});

test('the shaders use every one of them', () => {
  const bodies = [gemFragmentShader, groundFragmentShader, metalFragmentShader].join('\n').replaceAll(lookShader, '');
  const names = lookShader.match(/[A-Z][A-Z_]+/g) ?? [];
  expect(names).toHaveLength(Object.keys(studioLook).length);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(bodies))).toEqual([]);
});
