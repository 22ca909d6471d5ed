import { describe, expect, test } from 'vitest';
import { stoneRole, stoneRoles } from './stone-roles.ts';

describe('a role', () => {
  test.each(Object.entries(stoneRoles))('%s does not both lead and stand beside another stone', (_, role) => {
    const beside = ['isSide', 'isSmall', 'halo', 'isInBand', 'isStrung', 'isLoose', 'isDrop', 'isTop'];
    expect(beside.some((fact) => fact in role)).toBe(!role.leads);
  });

  test.each(['ring', 'earrings', 'toString', undefined])('that is unknown or not said (%s) leads', (role) => {
    expect(stoneRole(role)).toEqual({ leads: true });
  });

  test('of a halo is small, and only one halo is hidden', () => {
    const halos = Object.values(stoneRoles).filter((role) => 'halo' in role);
    expect(halos.every((role) => 'isSmall' in role)).toBe(true);
    expect(halos.map(({ halo }) => halo)).toEqual(['single', 'double', 'hidden']);
  });
});
