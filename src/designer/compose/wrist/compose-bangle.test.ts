import { expect, test } from 'vitest';
import { proposalsFor } from '../../propose/testing/proposals.ts';

test('stones in a line keep apart where their girdles stand, below the face of the band', () => {
  const [classic] = proposalsFor('gold kada with rubies, 2-6, 18k');
  const { line, band } = classic?.spec.parts ?? {};
  const stone = classic?.spec.stones['line'];
  const innerMm = classic?.spec.size?.innerDiameterMm ?? 0;
  if (line?.kind !== 'pave' || band?.kind !== 'bangle-band' || !stone) throw new Error('A kada with a line of stones');
  // Half a step from the top to the first stone; its crown and its seat below the face.
  const girdleRadiusMm = innerMm / 2 + band.thicknessMm - 0.16 * stone.lengthMm;
  const apartMm = 2 * girdleRadiusMm * Math.sin((line.startDeg * Math.PI) / 180);
  expect(apartMm - stone.lengthMm).toBeGreaterThanOrEqual(0.1);
});
