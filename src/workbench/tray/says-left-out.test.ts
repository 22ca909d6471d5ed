import { expect, test } from 'vitest';
import type { Finding } from '#engine/contract/finding.ts';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import { saysLeftOut } from './says-left-out.ts';

const thin: Finding = {
  rule: 'wall.minimum',
  severity: 'error',
  part: '',
  parameter: 'wall',
  value: 0.16,
  limit: 0.2,
  unit: 'mm',
  message: 'The metal is only 0.16 mm thick beside a stone: it is too thin to be cast.',
  remedy: 'Thicken it.',
  source: '',
};

test('a design that is left out is named by its role, in a set by its piece, too, with the reason', () => {
  const [classic] = proposalsFor('plain gold bangle');
  if (!classic) throw new Error('no bangle');
  const note = { ...thin, severity: 'note', message: 'Fine.' } as const;
  expect(saysLeftOut(classic, [note, thin], false)).toBe(
    'Classic cannot be cast and is left out. The metal is only 0.16 mm thick beside a stone: it is too thin to be cast.',
  );
  expect(saysLeftOut(classic, [thin], true)).toContain('Classic (bangle) cannot be cast');
});
