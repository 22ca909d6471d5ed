import { BufferAttribute, BufferGeometry, Mesh, PlaneGeometry, Scene, type ShaderMaterial } from 'three';
import type { GemSurface, MetalSurface } from '#picture/contract.ts';
import { gemGeometry, gemPlanes } from './gem-geometry.ts';
import type { StageUniforms } from './stage-uniforms.ts';
import { dressAsGem, dressAsMetal, gemMaterial, groundMaterial, metalMaterial } from './surface-materials.ts';

/** The objects that are drawn: a piece on its ground, quickly while it turns and finely when it rests. */
export interface SetScene {
  readonly scene: Scene;
  /** Puts the surfaces of a piece in the place of those before. */
  show(metals: readonly MetalSurface[], gems: readonly GemSurface[], pixelsPerMm: number): void;
  /** Switches the mirror images in the metal. */
  mirror(on: boolean): void;
  dispose(): void;
}

interface Surface {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly plain: ShaderMaterial;
  readonly mirroring: ShaderMaterial;
}

/**
 * Surfaces keep their materials when the piece changes: three.js discards a program that no material uses, and
 * compiling one again takes longer than a dragged slider allows.
 */
export function createSetScene(uniforms: StageUniforms): SetScene {
  const scene = new Scene();
  const grounds: Surface[] = [];
  const ground = surfaceAt(grounds, 0, (on) => groundMaterial(uniforms, on));
  ground.mesh.geometry = new PlaneGeometry(2, 2);
  ground.mesh.renderOrder = -1;
  const metalSurfaces: Surface[] = [];
  const gemSurfaces: Surface[] = [];
  let mirrors = false;

  function surfaceAt(surfaces: Surface[], index: number, material: (mirrors: boolean) => ShaderMaterial): Surface {
    const known = surfaces[index];
    if (known !== undefined) return known;
    const plain = material(false);
    const made = { mesh: new Mesh(new BufferGeometry(), plain), plain, mirroring: material(true) };
    // The piece fills the frame, so culling costs more than it saves.
    made.mesh.frustumCulled = false;
    surfaces.push(made);
    scene.add(made.mesh);
    return made;
  }

  function all(): readonly Surface[] {
    return [...grounds, ...metalSurfaces, ...gemSurfaces];
  }

  return {
    scene,
    show(metals, gems, pixelsPerMm) {
      for (const { mesh } of [...metalSurfaces, ...gemSurfaces]) mesh.visible = false;
      metals.forEach((metal, index) => {
        const surface = surfaceAt(metalSurfaces, index, (on) => metalMaterial(uniforms, on));
        for (const material of [surface.plain, surface.mirroring]) dressAsMetal(material, metal);
        replaceGeometry(surface.mesh, metalGeometry(metal));
      });
      gems.forEach((gem, index) => {
        const surface = surfaceAt(gemSurfaces, index, (on) => gemMaterial(uniforms, on));
        const planes = gemPlanes(gem);
        for (const material of [surface.plain, surface.mirroring]) dressAsGem(material, gem, planes, pixelsPerMm);
        replaceGeometry(surface.mesh, gemGeometry(gem, planes));
      });
      this.mirror(mirrors);
    },
    mirror(on) {
      mirrors = on;
      for (const { mesh, plain, mirroring } of all()) mesh.material = on ? mirroring : plain;
    },
    dispose() {
      for (const { mesh, plain, mirroring } of all()) {
        mesh.geometry.dispose();
        plain.dispose();
        mirroring.dispose();
      }
    },
  };
}

function metalGeometry(metal: MetalSurface): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(metal.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(metal.normals, 3));
  return geometry;
}

function replaceGeometry(mesh: Mesh, geometry: BufferGeometry): void {
  mesh.geometry.dispose();
  mesh.geometry = geometry;
  mesh.visible = true;
}
