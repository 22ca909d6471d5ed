import type { PartBuilder } from '../../../contract/part-output.ts';
import { solid } from '../../../mesh/build/build-solid.ts';
import { checkShank } from '../checks/shank-checks.ts';
import { bandAnchor, hoopMesh } from './hoop.ts';
import { nothing } from '../../part-pieces.ts';
import { shankForm } from './shank-form.ts';

/** The hoop of a ring: one body that heads, stones and ornament stand on. */
export const buildShank: PartBuilder<'shank'> = (shank, surroundings) => {
  const form = shankForm(shank, surroundings);
  return {
    ...nothing,
    add: [solid(hoopMesh(form, surroundings.quality))],
    anchors: [bandAnchor(form)],
    checks: surroundings.quality.name === 'drag' ? [] : checkShank(shank, surroundings.id),
    bodies: 1,
  };
};
