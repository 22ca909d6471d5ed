import { DoubleSide, FrontSide, GLSL3, type IUniform, ShaderMaterial, Vector3 } from 'three';
import type { GemSurface, MetalSurface } from '#picture/contract.ts';
import { gemFragmentShader, gemVertexShader } from '../shaders/gem-shader.ts';
import { groundFragmentShader, screenVertexShader } from '../shaders/ground-shader.ts';
import { metalFragmentShader, metalVertexShader } from '../shaders/metal-shader.ts';
import type { GemPlanes } from './gem-geometry.ts';
import type { StageUniforms } from './stage-uniforms.ts';

const finishNumbers: Readonly<Record<MetalSurface['finish'], number>> = {
  polished: 0,
  brushed: 1,
  matte: 2,
  hammered: 3,
};

/** Programs are shared by stones with up to this many more planes. */
const PLANE_STEP = 32;

/** Metal; mirroring itself when it stands still. */
export function metalMaterial(metal: MetalSurface, uniforms: StageUniforms, mirrors: boolean): ShaderMaterial {
  return material(metalVertexShader, metalFragmentShader, mirrors ? { MIRRORS: 1 } : {}, {
    ...uniforms,
    reflectance: { value: new Vector3(...metal.reflectance) },
    roughness: { value: metal.roughness },
    finish: { value: finishNumbers[metal.finish] },
  });
}

/** A stone. Mirrored places (the other ear) turn its triangles inside out, so both sides are drawn and told apart. */
export function gemMaterial(
  gem: GemSurface,
  { planes, cells }: GemPlanes,
  uniforms: StageUniforms,
  mirrors: boolean,
): ShaderMaterial {
  const room = Math.ceil(planes.length / 4 / PLANE_STEP) * PLANE_STEP;
  const padded = new Float32Array(room * 4);
  padded.set(planes);
  const [first, second = first] = cells;
  if (first === undefined || second === undefined) throw new Error('A stone has at least one cell');
  const made = material(
    gemVertexShader,
    gemFragmentShader,
    { PLANES: room, ...(mirrors ? { MIRRORS: 1 } : {}) },
    {
      ...uniforms,
      planes: { value: padded },
      cells: { value: new Int32Array([...first, ...second]) },
      refractiveIndex: { value: gem.refractiveIndex },
      dispersion: { value: gem.dispersion },
      absorption: { value: new Vector3(...gem.absorptionPerMm) },
      opaque: { value: gem.opaque !== undefined },
      body: { value: new Vector3(...(gem.opaque ?? [0, 0, 0])) },
    },
  );
  made.side = DoubleSide;
  return made;
}

/** The paper, behind everything. */
export function groundMaterial(uniforms: StageUniforms): ShaderMaterial {
  const made = material(screenVertexShader, groundFragmentShader, {}, uniforms);
  made.depthWrite = false;
  made.depthTest = false;
  return made;
}

function material(
  vertexShader: string,
  fragmentShader: string,
  defines: Readonly<Record<string, number>>,
  uniforms: Record<string, IUniform>,
): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    defines: { ...defines },
    uniforms,
    side: FrontSide,
    toneMapped: false,
  });
}
