import { snapped } from '#layout/outline/snap.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { loft } from '../../../mesh/build/loft.ts';
import { meshVolume } from '../../../mesh/measure/measure-mesh.ts';

/**
 * A ball with a hole along its x axis. Few segments cut it short; it is made a little larger for it, so that it weighs
 * the same at any quality.
 */
export function drilledBall(ballMm: number, holeMm: number, segments: number): TriangleMesh {
  const radiusMm = ballMm / 2;
  const from = Math.asin(Math.min(0.95, holeMm / ballMm));
  const steps = Math.max(4, Math.round((2 * segments) / 3));
  // Half the section: along the ball from one end of the hole to the other, and straight back through it.
  const section = Array.from({ length: steps + 1 }, (_, step): readonly [number, number] => {
    const angle = from + ((Math.PI - 2 * from) * step) / steps;
    return [radiusMm * Math.sin(angle), radiusMm * Math.cos(angle)];
  });
  const points = Float64Array.from(
    Array.from({ length: segments }, (_, index) => (2 * Math.PI * index) / segments).flatMap((angle) =>
      section.flatMap(([r, x]) => [x, r * Math.cos(angle), r * Math.sin(angle)]),
    ),
  );
  const mesh = loft(points, section.length, { loop: true });
  const longMm = ballMm * Math.cos(from);
  const scale = Math.cbrt(((Math.PI / 6) * longMm ** 3) / meshVolume(mesh));
  return { ...mesh, positions: snapped(mesh.positions.map((value) => value * scale)) };
}
