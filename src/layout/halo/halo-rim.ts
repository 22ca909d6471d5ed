import { roundToMicrometre } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';

/** Rim outside the small stones as it is worn: 0.20 to 0.25 mm is a bright line, no blank border. */
const FINISHED_RIM_MM = 0.24;

/** The rim of a halo as it is cast, in mm outside its stones: polishing takes the rest. */
export const haloRimMm = roundToMicrometre(FINISHED_RIM_MM + makingRules.finishing.perSurfaceMm.limit);
