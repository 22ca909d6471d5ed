import type { DataTexture } from 'three';
import type { MetalShape } from '#picture/trace/metal/metal-shape.ts';
import { listTexture } from './light-textures.ts';

/** What rays need to find metal: see the mirror shader. */
export interface MirrorTextures {
  readonly nodes: DataTexture;
  readonly triangles: DataTexture;
}

export function mirrorTextures(shape: MetalShape): MirrorTextures {
  return { nodes: nodeTexture(shape.tree), triangles: triangleTexture(shape) };
}

function nodeTexture({ bounds, links }: MetalShape['tree']): DataTexture {
  const nodes = links.length / 2;
  const texels = new Float32Array(nodes * 8);
  for (let node = 0; node < nodes; node++) {
    texels.set(bounds.subarray(node * 6, node * 6 + 3), node * 8);
    texels[node * 8 + 3] = links[node * 2] as number;
    texels.set(bounds.subarray(node * 6 + 3, node * 6 + 6), node * 8 + 4);
    texels[node * 8 + 7] = links[node * 2 + 1] as number;
  }
  return listTexture(texels, nodes * 2);
}

function triangleTexture({ triangles, normals, surface }: MetalShape): DataTexture {
  const count = surface.length;
  const texels = new Float32Array(count * 24);
  for (let triangle = 0; triangle < count; triangle++) {
    const from = triangle * 9;
    const to = triangle * 24;
    for (let corner = 0; corner < 3; corner++) {
      texels.set(triangles.subarray(from + corner * 3, from + corner * 3 + 3), to + corner * 4);
      texels.set(normals.subarray(from + corner * 3, from + corner * 3 + 3), to + 12 + corner * 4);
    }
    texels[to + 3] = surface[triangle] as number;
  }
  return listTexture(texels, count * 6);
}
