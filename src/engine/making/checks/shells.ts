import type { PieceCheck } from './check.ts';

/** Smaller than a grain of casting dust: what a boolean leaves behind, not a loose part. */
const DUST_MM3 = 0.002;

/**
 * A casting is one body a ring, two a pair of studs, one a link: more means loose parts, fewer means that parts which
 * should move are joined. (A twisted bangle with a void inside passes every topology check.)
 */
export const checkShells: PieceCheck = (_spec, piece) => {
  const solid = piece.cast.shells.filter((shell) => shell.volumeMm3 > DUST_MM3).length;
  if (solid === piece.expectedShells) return [];
  const loose = solid > piece.expectedShells;
  return [
    {
      rule: 'solid.shells',
      severity: 'error',
      part: '',
      parameter: 'separate bodies',
      value: solid,
      limit: piece.expectedShells,
      unit: 'bodies',
      message: loose
        ? `The casting falls into ${solid} bodies where ${piece.expectedShells} should be: something does not touch what carries it.`
        : `The casting has ${solid} bodies where ${piece.expectedShells} should be: parts that should move are joined.`,
      remedy: loose
        ? 'Let the loose part overlap its neighbour by at least 0.15 mm.'
        : 'Give the moving parts more room.',
      source: 'one body a casting: Stuller, Best Practices for CAD/CAM (single shell per metal)',
    },
  ];
};

/** A void without an opening traps investment and gas, and weighs nothing in the hand. */
export const checkSealedVoids: PieceCheck = (_spec, piece) => {
  const voids = piece.cast.shells.filter((shell) => shell.volumeMm3 < -DUST_MM3);
  if (voids.length === 0) return [];
  const volume = -voids.reduce((sum, shell) => sum + shell.volumeMm3, 0);
  return [
    {
      rule: 'solid.sealed-void',
      severity: 'error',
      part: '',
      parameter: 'sealed voids',
      value: voids.length,
      limit: 0,
      unit: 'voids',
      message: `The metal encloses ${voids.length === 1 ? 'a void' : `${voids.length} voids`} of ${volume.toFixed(2)} mm³ without an opening.`,
      remedy: 'Fill it, or open it with two drain holes of 1 mm.',
      source: 'printing guides: two drain holes of 1 mm for hollows (Formlabs castable wax guide)',
    },
  ];
};
