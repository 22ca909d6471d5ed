import type { TriangleMesh } from '#engine/contract/solid.ts';
import { creaseNormals, type ShadedTriangles } from '#engine/mesh/measure/crease-normals.ts';
import { hoopZone, hoopZones } from '#engine/mesh/measure/hoop-zones.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { hoopSpanOf } from '#spec/shown/hoop-span.ts';
import type { MetalSurface } from '../contract.ts';
import { metalOptics } from './metal-optics.ts';

/** The cast metal as it is finished: one surface, or those of its edges and its inside by themselves. */
export function castSurfaces(
  mesh: TriangleMesh,
  spec: DesignSpec,
  creaseDeg: number | undefined,
): readonly MetalSurface[] {
  const { alloy, finish, edgeFinish, insideFinish } = spec.metal;
  const whole = creaseNormals(mesh, creaseDeg);
  const span = edgeFinish || insideFinish ? hoopSpanOf(spec) : undefined;
  if (!span) return [{ ...whole, ...metalOptics(alloy, finish) }];
  const zones = hoopZones(mesh, span);
  const { rest, edges, inside } = hoopZone;
  const surfaces: readonly MetalSurface[] = [
    // An inside that nothing was said of is polished by the picture, as that of any hoop.
    {
      ...only(
        whole,
        zones,
        (zone) => zone === rest || (zone === edges && !edgeFinish) || (zone === inside && !insideFinish),
      ),
      ...metalOptics(alloy, finish),
    },
    ...(edgeFinish ? [{ ...only(whole, zones, (zone) => zone === edges), ...metalOptics(alloy, edgeFinish) }] : []),
    ...(insideFinish
      ? [
          {
            ...only(whole, zones, (zone) => zone === inside),
            ...metalOptics(alloy, insideFinish),
            finishedInside: true as const,
          },
        ]
      : []),
  ];
  return surfaces.filter(({ positions }) => positions.length > 0);
}

/** The triangles of some zones. */
function only(whole: ShadedTriangles, zones: Uint8Array, isMeant: (zone: number) => boolean): ShadedTriangles {
  const taken = Array.from(zones.keys()).filter((triangle) => isMeant(zones[triangle] as number));
  const positions = new Float32Array(9 * taken.length);
  const normals = new Float32Array(9 * taken.length);
  taken.forEach((triangle, at) => {
    positions.set(whole.positions.subarray(9 * triangle, 9 * triangle + 9), 9 * at);
    normals.set(whole.normals.subarray(9 * triangle, 9 * triangle + 9), 9 * at);
  });
  return { positions, normals };
}
