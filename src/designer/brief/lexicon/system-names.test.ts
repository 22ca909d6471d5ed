import { expect, test } from 'vitest';
import { parseSize } from '#spec/sizes/parse-size.ts';
import { scales } from '#spec/sizes/scales.ts';
import { systemNames } from '#spec/sizes/system-names.ts';
import { understand } from '../understand.ts';

const cases = systemNames.flatMap(({ system, anywhere, besideSize }) =>
  [...anywhere, ...besideSize].map((name) => ({ name, system, size: scales[system].nearest(17.4) })),
);

test.each(cases)('"$name size $size" is a size of $system, in a brief and by itself', ({ name, system, size }) => {
  const brief = understand(`plain gold ring, ${name} size ${size}`);
  expect(brief.ok && brief.value.size?.system).toBe(system);
  const alone = parseSize(`${name} size ${size}`);
  expect(alone.ok && alone.value.system).toBe(system);
});
