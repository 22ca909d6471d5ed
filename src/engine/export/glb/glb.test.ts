import { beforeAll, describe, expect, test } from 'vitest';
import { gems } from '#spec/tables/gems.ts';
import { namedGrams } from '../names.ts';
import { meshVolume } from '../../mesh/measure/measure-mesh.ts';
import type { ExportInput } from '../exporter.ts';
import { SAMPLE_TITLE, samplePiece } from '../testing/sample-piece.ts';
import { numbersOf, readStrictGlb, type StrictGlb } from '../testing/strict-glb.ts';
import { glbExporter } from './glb.ts';
import { linearColour } from './linear-colour.ts';

let input: ExportInput;
let glb: StrictGlb;

beforeAll(async () => {
  input = await samplePiece();
  glb = readStrictGlb(glbExporter.write(input));
});

function volumeMm3(mesh: number): number {
  const primitive = glb.document.meshes[mesh]?.primitives[0];
  if (!primitive) throw new Error(`No mesh ${mesh}`);
  const positions = Float64Array.from(numbersOf(glb.document, glb.binary, primitive.attributes.POSITION));
  return (
    1e9 * meshVolume({ positions, triangles: Uint32Array.from(numbersOf(glb.document, glb.binary, primitive.indices)) })
  );
}

describe('a GLB', () => {
  test('keeps the rules of glTF 2.0', () => {
    expect(glb.faults).toEqual([]);
  });

  test('fails that check when it is broken', () => {
    const bytes = glbExporter.write(input);
    bytes[8] = (bytes[8] ?? 0) ^ 4;
    expect(readStrictGlb(bytes).faults).toContain('length');
  });

  test('says what it is, and what it weighs as cast, as finished and as sold', () => {
    expect(glb.document.asset.extras).toEqual({ title: SAMPLE_TITLE, alloy: 'au750_y', ...namedGrams(input) });
  });

  test('is in metres and shows the casting, the stones and what is bought', () => {
    expect(volumeMm3(0) / input.piece.cast.volumeMm3).toBeCloseTo(1, 4);
    expect(glb.document.nodes.slice(1).map(({ name }) => name)).toEqual([
      'Casting, 18k yellow gold',
      'Cable chain "45 cm"',
      'Ruby, red, round brilliant 2.5 mm, 1',
      'Ruby, red, round brilliant 2.5 mm, 2',
    ]);
    const [first, second] = glb.document.nodes.slice(3);
    expect(first?.mesh).toBe(second?.mesh);
    expect(Math.hypot(...(first?.matrix?.slice(12, 15) ?? []))).toBeCloseTo(0.011, 6);
  });

  test('stands a ring upright, and leaves a pendant facing the viewer', () => {
    const [x = 0, , , w = 0] = glb.document.nodes[0]?.rotation ?? [];
    // Rotating (0, 0, 1) by a quarter turn about −x gives (0, 1, 0).
    expect([-2 * x * w, 1 - 2 * x * x].map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([1, 0]);
    const pendant = readStrictGlb(glbExporter.write({ ...input, spec: { ...input.spec, kind: 'pendant' } }));
    expect(pendant.document.nodes[0]?.rotation).toBeUndefined();
  });

  test('gives a ruby its refraction, fire and colour', () => {
    const material = glb.document.materials[1];
    expect(material?.extensions).toMatchObject({
      KHR_materials_ior: { ior: gems.ruby.refractiveIndex },
      KHR_materials_transmission: { transmissionFactor: 1 },
      KHR_materials_volume: { thicknessFactor: 0.0015 },
    });
  });

  test('splits vertices along creases only', () => {
    const [casting] = glb.document.meshes;
    const vertices = glb.document.accessors[casting?.primitives[0]?.attributes.POSITION ?? -1]?.count ?? 0;
    expect(vertices).toBeGreaterThan(input.piece.cast.mesh.positions.length / 3);
    expect(vertices).toBeLessThan(input.piece.cast.mesh.triangles.length / 2);
  });

  test('is the same bytes each time', () => {
    expect(glbExporter.write(input)).toEqual(glbExporter.write(input));
  });
});

test('colours become linear', () => {
  expect(linearColour('#000000')).toEqual([0, 0, 0]);
  expect(linearColour('#FFFFFF')).toEqual([1, 1, 1]);
  expect(linearColour('#808080')[0]).toBeCloseTo(0.2159, 4);
});
