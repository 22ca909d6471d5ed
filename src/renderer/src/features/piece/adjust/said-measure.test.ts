import { expect, test } from 'vitest';
import { requestOf, appraisedRing } from '#spec/kept/testing/kept-ring.ts';
import { saidMeasure } from './said-measure.ts';

const bandWidth = { of: 'parts', id: 'shank', key: 'shoulderWidthMm' } as const;
const length = { of: 'stones', id: 'centre', key: 'lengthMm' } as const;
const { shank } = appraisedRing.spec.parts;
const widthMm = shank?.kind === 'shank' ? shank.shoulderWidthMm : 0;

test('a band width that was said hangs on the width of the shank', () => {
  const request = requestOf({ dimensions: { band_width_mm: widthMm }, features: ['tapered'] });
  expect(saidMeasure(request, appraisedRing, bandWidth)?.value).toBe(widthMm);
  expect(saidMeasure(request, appraisedRing, length)).toBeUndefined();
});

test('carats that were said hang on the size of their stone', () => {
  const request = requestOf({ stones: [{ role: 'center', gem: 'ruby', carat_each: 1.5 }] });
  expect(saidMeasure(request, appraisedRing, length)?.field).toBe('stones.carat_each');
  expect(saidMeasure(request, appraisedRing, bandWidth)).toBeUndefined();
});

test('what is not kept any more holds nothing, nor does a limit', () => {
  expect(
    saidMeasure(requestOf({ dimensions: { band_width_mm: widthMm + 1 } }), appraisedRing, bandWidth),
  ).toBeUndefined();
  expect(saidMeasure(requestOf({ dimensions: { height_max_mm: 9 } }), appraisedRing, bandWidth)).toBeUndefined();
});
