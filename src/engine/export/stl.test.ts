import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { meshVolume } from '../mesh/measure/measure-mesh.ts';
import { surfaceFaults } from '../mesh/testing/closed-surface.ts';
import type { ExportInput } from './exporter.ts';
import { stlExporter } from './stl.ts';
import { readStl } from './testing/read-stl.ts';
import { samplePiece } from './testing/sample-piece.ts';

let input: ExportInput;

beforeAll(async () => {
  input = await samplePiece();
});

describe('an STL', () => {
  test('read back is the casting: closed, and of the same volume', () => {
    const { mesh } = readStl(stlExporter.write(input));
    expect(surfaceFaults(mesh).filter((fault) => !fault.includes('grid'))).toEqual([]);
    expect(mesh.triangles).toHaveLength(input.piece.cast.mesh.triangles.length);
    expect(Math.abs(meshVolume(mesh) / input.piece.cast.volumeMm3 - 1)).toBeLessThan(1e-5);
  });

  test('says in its header that it is in mm, and of what', () => {
    const { header } = readStl(stlExporter.write(input));
    expect(header).toBe('unit=mm; Aurelia <"N? 7"> & l??toile?; 18k yellow gold');
    expect(header.startsWith('solid')).toBe(false);
  });

  test('has normals of unit length that look outwards', () => {
    const { normals, mesh } = readStl(stlExporter.write(input));
    for (let i = 0; i < normals.length; i += 3) {
      const length = Math.hypot(...normals.subarray(i, i + 3));
      expect(Math.abs(length - 1)).toBeLessThan(1e-5);
    }
    const [a, b, c] = [0, 1, 2].map((k) => {
      const vertex = 3 * (mesh.triangles[k] ?? 0);
      return mesh.positions.subarray(vertex, vertex + 3);
    });
    const [u, v] = [b, c].map((p) => [0, 1, 2].map((k) => (p?.[k] ?? 0) - (a?.[k] ?? 0)));
    const cross = (u?.[0] ?? 0) * (v?.[1] ?? 0) - (u?.[1] ?? 0) * (v?.[0] ?? 0);
    expect(Math.sign(cross)).toBe(Math.sign(normals[2] ?? 0));
  });

  test('is the same bytes each time', () => {
    expect(stlExporter.write(input)).toEqual(stlExporter.write(input));
  });
});

/** An independent program that mends STL files; here it must find nothing to mend. */
const admesh = ((): string | undefined => {
  try {
    return execFileSync('which', ['admesh'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
})();

test.runIf(admesh)(
  `admesh finds nothing to mend in it (runs where admesh is installed: ${admesh ?? 'not here'})`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'stl-'));
    try {
      const file = join(folder, 'ring-mm.stl');
      writeFileSync(file, stlExporter.write(input));
      const report = execFileSync(admesh ?? '', [file], { encoding: 'utf8' });
      const reported = (label: string): number => Number(new RegExp(`${label}\\s*:\\s*([\\d.]+)`).exec(report)?.[1]);
      expect({
        degenerate: reported('Degenerate facets'),
        disconnected: reported('Total disconnected facets'),
        edgesFixed: reported('Edges fixed'),
        removed: reported('Facets removed'),
        added: reported('Facets added'),
        reversed: reported('Facets reversed'),
        backwards: reported('Backwards edges'),
        parts: reported('Number of parts'),
      }).toEqual({
        degenerate: 0,
        disconnected: 0,
        edgesFixed: 0,
        removed: 0,
        added: 0,
        reversed: 0,
        backwards: 0,
        parts: 1,
      });
      expect(reported('Volume') / input.piece.cast.volumeMm3).toBeCloseTo(1, 4);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
