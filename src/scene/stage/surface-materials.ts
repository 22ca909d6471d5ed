import { DoubleSide, FrontSide, GLSL3, type IUniform, ShaderMaterial, Vector3 } from 'three';
import type { GemSurface, MetalSurface, StoneBody } from '#picture/contract.ts';
import { exposureOf, fireOf, restraintOf } from '#picture/trace/stone/stone-character.ts';
import { gemFragmentShader, gemVertexShader } from '../shaders/gem-shader.ts';
import { groundFragmentShader, screenVertexShader } from '../shaders/ground-shader.ts';
import { metalFragmentShader, metalVertexShader } from '../shaders/metal-shader.ts';
import type { GemPlanes } from './gem-geometry.ts';
import type { StageUniforms } from './stage-uniforms.ts';

/** The numbers of the finishes in the finish shader. */
const finishNumbers: Readonly<Record<MetalSurface['finish'], number>> = {
  polished: 0,
  brushed: 1,
  matte: 2,
  hammered: 3,
};

/** The numbers of what bodies show, in the body shader. */
const playNumbers: Readonly<Record<StoneBody['play'], number>> = {
  none: 0,
  lustre: 1,
  opal: 2,
  sheen: 3,
  ray: 4,
  star: 5,
};

/** The count of planes is rounded up to a multiple of this, so that similar stones share a program. */
const PLANE_STEP = 32;

/** A material for metal; `dressAsMetal` sets which metal. */
export function metalMaterial(uniforms: StageUniforms, mirrors: boolean): ShaderMaterial {
  return material(metalVertexShader, metalFragmentShader, mirrors, {
    ...uniforms,
    reflectance: { value: new Vector3() },
    roughness: { value: 0 },
    finish: { value: 0 },
    finishedInside: { value: false },
  });
}

export function dressAsMetal({ uniforms }: ShaderMaterial, metal: MetalSurface): void {
  set(uniforms, 'reflectance', new Vector3(...metal.reflectance));
  set(uniforms, 'roughness', metal.roughness);
  set(uniforms, 'finish', finishNumbers[metal.finish]);
  set(uniforms, 'finishedInside', metal.finishedInside === true);
}

/** A material for stones; `dressAsGem` sets which stone. */
export function gemMaterial(uniforms: StageUniforms, mirrors: boolean): ShaderMaterial {
  const made = material(gemVertexShader, gemFragmentShader, mirrors, {
    ...uniforms,
    planes: { value: new Float32Array(PLANE_STEP * 4) },
    cells: { value: new Int32Array(6) },
    refractiveIndex: { value: 1 },
    dispersion: { value: 0 },
    absorption: { value: new Vector3() },
    opaque: { value: false },
    body: { value: new Vector3() },
    bodyDepth: { value: 0 },
    play: { value: 0 },
    domeAxes: { value: new Vector3() },
    domeMiddle: { value: 0 },
    fire: { value: 1 },
    exposure: { value: 1 },
    restraint: { value: 0 },
  });
  // Mirrored places (the other ear) turn a stone's triangles inside out, so the shader itself tells front from back.
  made.side = DoubleSide;
  return made;
}

/** @param pixelsPerMm on the screen: a stone of a few pixels shows no fire */
export function dressAsGem(
  gemMaterial: ShaderMaterial,
  gem: GemSurface,
  { planes, cells }: GemPlanes,
  pixelsPerMm: number,
): void {
  const { uniforms, defines } = gemMaterial;
  // A pearl has no planes, an array of the shader has at least one.
  const room = Math.max(1, Math.ceil(planes.length / 4 / PLANE_STEP)) * PLANE_STEP;
  if (defines['PLANES'] !== room) {
    defines['PLANES'] = room;
    gemMaterial.needsUpdate = true;
  }
  const padded = new Float32Array(room * 4);
  padded.set(planes);
  const [first, second = first] = cells;
  if (first === undefined || second === undefined) throw new Error('A stone has at least one cell');
  set(uniforms, 'planes', padded);
  set(uniforms, 'cells', new Int32Array([...first, ...second]));
  set(uniforms, 'refractiveIndex', gem.refractiveIndex);
  set(uniforms, 'dispersion', gem.dispersion);
  set(uniforms, 'absorption', new Vector3(...gem.absorptionPerMm));
  set(uniforms, 'opaque', gem.body !== undefined);
  set(uniforms, 'body', new Vector3(...(gem.body?.colour ?? [0, 0, 0])));
  set(uniforms, 'bodyDepth', gem.body?.depth ?? 0);
  set(uniforms, 'play', playNumbers[gem.body?.play ?? 'none']);
  set(uniforms, 'domeAxes', new Vector3(...(gem.dome?.semiAxesMm ?? [0, 0, 0])));
  set(uniforms, 'domeMiddle', gem.dome?.middleZMm ?? 0);
  set(uniforms, 'fire', fireOf(gem, pixelsPerMm));
  set(uniforms, 'exposure', exposureOf(gem));
  set(uniforms, 'restraint', restraintOf(gem));
}

/** The paper, behind everything. */
export function groundMaterial(uniforms: StageUniforms, mirrors: boolean): ShaderMaterial {
  const made = material(screenVertexShader, groundFragmentShader, mirrors, uniforms);
  made.depthWrite = false;
  made.depthTest = false;
  return made;
}

function set(uniforms: Record<string, IUniform>, name: string, value: unknown): void {
  const uniform = uniforms[name];
  if (uniform === undefined) throw new Error(`The shader has no ${name}`);
  uniform.value = value;
}

function material(
  vertexShader: string,
  fragmentShader: string,
  mirrors: boolean,
  uniforms: Record<string, IUniform>,
): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    defines: mirrors ? { MIRRORS: 1 } : {},
    uniforms,
    side: FrontSide,
    toneMapped: false,
  });
}
