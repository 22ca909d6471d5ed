import { hoopZone, hoopZones } from '../../mesh/measure/hoop-zones.ts';
import { hoopSpanOf } from '#spec/shown/hoop-span.ts';
import { brand } from '#shared/brand.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { StoneGroup } from '../../contract/built-piece.ts';
import type { CoordinateFrame } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import type { ExportInput } from '../exporter.ts';
import { metalName, namedGrams, stoneName } from '../names.ts';
import { BinaryPart } from './binary-part.ts';
import type { GltfDocument, GltfMaterial, GltfMesh, GltfNode } from './gltf-document.ts';
import { gltfGemMaterial, gltfMetalMaterial } from './materials.ts';
import { vertexBuffer } from './vertex-buffer.ts';

/** Facets are flat: any angle between two of them is an edge. */
const FACET_CREASE_DEG = 0.5;

/** A quarter turn about x: our z becomes glTF's y. */
const HEAD_UP = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2] as const;

/**
 * How a piece faces the viewer, who looks along −z with y up: what is worn around a finger or wrist stands with its top
 * upwards; what hangs already faces +z with +y towards its bail.
 */
function rotationOf(kind: PieceKind): readonly number[] | undefined {
  return pieceKinds[kind].hoop ? HEAD_UP : undefined;
}

/** The JSON and the binary part of a file. */
export interface GlbScene {
  readonly document: GltfDocument;
  readonly binary: BinaryPart;
}

/**
 * The piece as a scene: casting, bought parts, and a node for every stone, all of one kind sharing a mesh. Plain nodes
 * instead of GPU instancing, which fewer viewers know.
 */
export function glbScene(input: ExportInput): GlbScene {
  const { piece, spec } = input;
  const parts = new SceneParts();
  const metal = parts.addMaterial(gltfMetalMaterial(metalName(input), spec.metal));
  const cast = parts.addMesh('Casting', piece.cast.mesh, metal, undefined, finishGroups(parts, input));
  parts.addNode({ name: `Casting, ${metalName(input)}`, mesh: cast });
  for (const { name, body } of piece.bought) parts.addNode({ name, mesh: parts.addMesh(name, body.mesh, metal) });
  for (const group of piece.stones) addStones(parts, group);
  return { document: parts.finish(input), binary: parts.binary };
}

/** The triangles of the casting with a finish of their own, and its material. */
interface FinishGroup {
  readonly material: number;
  readonly has: (triangle: number) => boolean;
}

/** Edges and inside of a hoop, where they are finished otherwise than the rest. */
function finishGroups(parts: SceneParts, input: ExportInput): readonly FinishGroup[] {
  const { piece, spec } = input;
  const { edgeFinish, insideFinish } = spec.metal;
  const span = edgeFinish || insideFinish ? hoopSpanOf(spec) : undefined;
  if (!span) return [];
  const zones = hoopZones(piece.cast.mesh, span);
  const groups = [
    { zone: hoopZone.edges, called: 'edges', finish: edgeFinish },
    { zone: hoopZone.inside, called: 'inside', finish: insideFinish },
  ];
  return groups.flatMap(({ zone, called, finish }): readonly FinishGroup[] => {
    if (finish === undefined) return [];
    const name = `${metalName(input)}, ${called}`;
    const material = parts.addMaterial(gltfMetalMaterial(name, { ...spec.metal, finish }));
    return [{ material, has: (triangle) => zones[triangle] === zone }];
  });
}

function addStones(parts: SceneParts, group: StoneGroup): void {
  const name = stoneName(group);
  const mesh = parts.addMesh(name, group.gem.mesh, parts.addMaterial(gltfGemMaterial(group)), FACET_CREASE_DEG);
  group.at.forEach((frame, i) => parts.addNode({ name: `${name}, ${i + 1}`, mesh, matrix: inMetres(frame) }));
}

function inMetres(frame: CoordinateFrame): readonly number[] {
  return frame.map((value, i) => (i >= 12 && i < 15 ? value / 1000 : value));
}

class SceneParts {
  readonly binary = new BinaryPart();
  /** The root comes first and takes all others as children. */
  readonly #nodes: GltfNode[] = [];
  readonly #meshes: GltfMesh[] = [];
  readonly #materials: GltfMaterial[] = [];

  addMaterial(material: GltfMaterial): number {
    return this.#materials.push(material) - 1;
  }

  addMesh(
    name: string,
    mesh: TriangleMesh,
    material: number,
    creaseDeg?: number,
    groups: readonly FinishGroup[] = [],
  ): number {
    const { positions, normals, indices } = vertexBuffer(mesh, creaseDeg);
    const attributes = { POSITION: this.binary.addPositions(positions), NORMAL: this.binary.addNormals(normals) };
    const isGrouped = (triangle: number): boolean => groups.some(({ has }) => has(triangle));
    const all = [{ material, has: (triangle: number) => !isGrouped(triangle) }, ...groups];
    const primitives = all.flatMap((group) => {
      const own = groups.length === 0 ? indices : indices.filter((_, corner) => group.has(Math.floor(corner / 3)));
      if (own.length === 0) return [];
      return [{ attributes, indices: this.binary.addIndices(own, positions.length / 3), material: group.material }];
    });
    return this.#meshes.push({ name, primitives }) - 1;
  }

  addNode(node: GltfNode): void {
    this.#nodes.push(node);
  }

  finish(input: ExportInput): GltfDocument {
    const { title, kind, metal } = input.spec;
    const rotation = rotationOf(kind);
    const children = this.#nodes.map((_, i) => i + 1);
    const used = new Set(this.#materials.flatMap(({ extensions = {} }) => Object.keys(extensions)));
    return {
      asset: { version: '2.0', generator: brand.name, extras: { title, alloy: metal.alloy, ...namedGrams(input) } },
      ...(used.size > 0 ? { extensionsUsed: [...used].toSorted((a, b) => (a < b ? -1 : 1)) } : {}),
      scene: 0,
      scenes: [{ name: title, nodes: [0] }],
      nodes: [{ name: title, children, ...(rotation ? { rotation } : {}) }, ...this.#nodes],
      meshes: this.#meshes,
      materials: this.#materials,
      accessors: this.binary.accessors,
      bufferViews: this.binary.bufferViews,
      buffers: [{ byteLength: this.binary.byteLength }],
    };
  }
}
