import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  Scene,
  type ShaderMaterial,
} from 'three';
import type { GemSurface, MetalSurface } from '#picture/contract.ts';
import { gemGeometry, gemPlanes } from './gem-geometry.ts';
import type { StageUniforms } from './stage-uniforms.ts';
import { gemMaterial, groundMaterial, metalMaterial } from './surface-materials.ts';

/** A piece on the stage, ready to be drawn in two ways: quickly while it turns, finely when it rests. */
export interface SetScene {
  readonly scene: Scene;
  /** Lets metal mirror itself or not. */
  mirror(on: boolean): void;
  dispose(): void;
}

interface Surface {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly plain: ShaderMaterial;
  readonly mirroring: ShaderMaterial;
}

/** Builds what is drawn from the surfaces of a staged piece. */
export function setScene(
  metals: readonly MetalSurface[],
  gems: readonly GemSurface[],
  uniforms: StageUniforms,
): SetScene {
  const scene = new Scene();
  const ground = new Mesh(new PlaneGeometry(2, 2), groundMaterial(uniforms));
  ground.renderOrder = -1;
  const surfaces = [
    ...metals.map((metal) => metalSurface(metal, uniforms)),
    ...gems.map((gem) => gemSurface(gem, uniforms)),
  ];
  scene.add(ground, ...surfaces.map(({ mesh }) => mesh));
  // A piece fills the frame: testing whether it is in sight costs more than it saves, and the ground has no place.
  for (const object of scene.children) object.frustumCulled = false;

  return {
    scene,
    mirror(on) {
      for (const { mesh, plain, mirroring } of surfaces) mesh.material = on ? mirroring : plain;
    },
    dispose() {
      for (const { mesh, plain, mirroring } of surfaces) {
        mesh.geometry.dispose();
        plain.dispose();
        mirroring.dispose();
      }
      ground.geometry.dispose();
      ground.material.dispose();
    },
  };
}

function metalSurface(metal: MetalSurface, uniforms: StageUniforms): Surface {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(metal.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(metal.normals, 3));
  return surface(geometry, (mirrors) => metalMaterial(metal, uniforms, mirrors));
}

function gemSurface(gem: GemSurface, uniforms: StageUniforms): Surface {
  const planes = gemPlanes(gem);
  const geometry: InstancedBufferGeometry = gemGeometry(gem, planes);
  return surface(geometry, (mirrors) => gemMaterial(gem, planes, uniforms, mirrors));
}

function surface(geometry: BufferGeometry, material: (mirrors: boolean) => ShaderMaterial): Surface {
  const plain = material(false);
  return { mesh: new Mesh(geometry, plain), plain, mirroring: material(true) };
}
