import type { DesignSpec } from '#spec/design-spec.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { gems } from '#spec/tables/gems.ts';
import type { StoneGroup } from '../../contract/built-piece.ts';
import { stoneName } from '../names.ts';
import type { GltfMaterial } from './gltf-document.ts';
import { linearColour } from './linear-colour.ts';

/** Roughness as a viewer needs it to look like the finish; polished metal is never quite a mirror. */
const roughnessOfFinish = { polished: 0.14, brushed: 0.35, matte: 0.5, hammered: 0.2 } as const satisfies Record<
  DesignSpec['metal']['finish'],
  number
>;

const POLISHED_STONE = 0.02;

/** Transmission of milky stones. */
const TRANSLUCENT = 0.6;

/**
 * The interval F–C that an Abbe number is defined by, as a share of the interval B–G that gem tables give: by Cauchy's
 * formula from the wavelengths (486.1 and 656.3 nm against 430.8 and 686.7 nm).
 */
const FRAUNHOFER_SHARE = 0.5846;

/** The extension keeps 20 divided by the Abbe number. */
const DISPERSION_SCALE = 20;

export function gltfMetalMaterial(name: string, { alloy, finish }: DesignSpec['metal']): GltfMaterial {
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...linearColour(alloys[alloy].srgb), 1],
      metallicFactor: 1,
      roughnessFactor: roughnessOfFinish[finish],
    },
  };
}

/** Refraction, fire and body colour where light passes; a plain polished surface where it does not. */
export function gltfGemMaterial(group: StoneGroup): GltfMaterial {
  const gem = gems[group.gemId];
  const colour = gem.colours.find(({ name }) => name === group.colour) ?? gem.colours[0];
  const body = linearColour(colour.srgb);
  const opaque = gem.transparency === 'opaque';
  const surface = {
    name: stoneName(group),
    pbrMetallicRoughness: {
      baseColorFactor: opaque ? [...body, 1] : [1, 1, 1, 1],
      metallicFactor: 0,
      roughnessFactor: POLISHED_STONE,
    },
  };
  const ior = { KHR_materials_ior: { ior: gem.refractiveIndex } };
  if (opaque) return { ...surface, extensions: ior };
  return {
    ...surface,
    extensions: {
      ...ior,
      KHR_materials_transmission: { transmissionFactor: gem.transparency === 'transparent' ? 1 : TRANSLUCENT },
      KHR_materials_volume: {
        thicknessFactor: metres(group.gem.depthMm),
        attenuationDistance: metres(colour.attenuationDistanceMm),
        attenuationColor: body,
      },
      ...dispersion(gem.refractiveIndex, gem.dispersion),
    },
  };
}

function dispersion(refractiveIndex: number, interval: number | null): GltfMaterial['extensions'] {
  if (interval === null || interval === 0) return {};
  const abbe = (refractiveIndex - 1) / (interval * FRAUNHOFER_SHARE);
  return { KHR_materials_dispersion: { dispersion: Math.round((DISPERSION_SCALE / abbe) * 1e4) / 1e4 } };
}

function metres(mm: number): number {
  return Math.round(mm * 1e3) / 1e6;
}
