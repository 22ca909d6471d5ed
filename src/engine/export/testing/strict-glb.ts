import type { GltfDocument } from '../glb/gltf-document.ts';

/** A GLB that was read, and everything in it that breaks a rule of glTF 2.0; paths as in the document. */
export interface StrictGlb {
  readonly document: GltfDocument;
  readonly binary: Uint8Array;
  readonly faults: readonly string[];
}

const BYTES_OF = { 5123: 2, 5125: 4, 5126: 4 } as const;
const NUMBERS_OF = { SCALAR: 1, VEC3: 3 } as const;
const KNOWN_EXTENSIONS = [
  'KHR_materials_ior',
  'KHR_materials_transmission',
  'KHR_materials_volume',
  'KHR_materials_dispersion',
];

export function readStrictGlb(bytes: Uint8Array): StrictGlb {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number): number => view.getUint32(at, true);
  const faults: string[] = [];
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  const jsonLength = word(12);
  const binaryAt = 20 + jsonLength;
  must(word(0) === 0x46546c67, 'magic');
  must(word(4) === 2, 'version');
  must(word(8) === bytes.length, 'length');
  must(word(16) === 0x4e4f534a && jsonLength % 4 === 0, 'JSON chunk');
  must(word(binaryAt + 4) === 0x004e4942 && word(binaryAt) % 4 === 0, 'binary chunk');
  must(binaryAt + 8 + word(binaryAt) === bytes.length, 'binary chunk length');
  const document = JSON.parse(
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(20, binaryAt)),
  ) as GltfDocument;
  const binary = bytes.subarray(binaryAt + 8);
  checkViews(document, binary, must);
  checkAccessors(document, binary, must);
  checkMeshes(document, binary, must);
  checkMaterials(document, must);
  checkNodes(document, must);
  return { document, binary, faults };
}

type Must = (holds: boolean, fault: string) => void;

function checkViews({ bufferViews, buffers }: GltfDocument, binary: Uint8Array, must: Must): void {
  const length = buffers[0]?.byteLength ?? -1;
  must(buffers.length === 1 && length <= binary.length && binary.length - length < 4, 'buffers[0].byteLength');
  let end = 0;
  bufferViews.forEach(({ byteOffset, byteLength }, i) => {
    must(byteOffset % 4 === 0, `bufferViews[${i}] alignment`);
    must(byteOffset >= end, `bufferViews[${i}] overlaps`);
    must(byteLength > 0 && byteOffset + byteLength <= length, `bufferViews[${i}] range`);
    end = byteOffset + byteLength;
  });
}

function checkAccessors({ accessors, bufferViews }: GltfDocument, binary: Uint8Array, must: Must): void {
  accessors.forEach((accessor, i) => {
    const view = bufferViews[accessor.bufferView];
    const size = accessor.count * BYTES_OF[accessor.componentType] * NUMBERS_OF[accessor.type];
    must(view !== undefined && size <= view.byteLength && accessor.count > 0, `accessors[${i}] range`);
    if (!accessor.min || !accessor.max) return;
    const values = numbersOf({ accessors, bufferViews }, binary, i);
    for (let k = 0; k < 3; k += 1) {
      const column = Array.from(values.filter((_, at) => at % 3 === k));
      must(Math.min(...column.slice(0, 5e4)) >= (accessor.min[k] ?? NaN), `accessors[${i}].min`);
      must(column.includes(accessor.min[k] ?? NaN), `accessors[${i}].min is a value`);
      must(column.includes(accessor.max[k] ?? NaN), `accessors[${i}].max is a value`);
      must(
        column.every((value) => value <= (accessor.max?.[k] ?? NaN)),
        `accessors[${i}].max`,
      );
    }
  });
}

/** The numbers of an accessor. */
export function numbersOf(
  { accessors, bufferViews }: Pick<GltfDocument, 'accessors' | 'bufferViews'>,
  binary: Uint8Array,
  index: number,
): Float32Array | Uint32Array | Uint16Array {
  const accessor = accessors[index];
  const view = accessor && bufferViews[accessor.bufferView];
  if (!accessor || !view) throw new Error(`No accessor ${index}`);
  const bytes = binary.slice(view.byteOffset, view.byteOffset + view.byteLength).buffer;
  const count = accessor.count * NUMBERS_OF[accessor.type];
  if (accessor.componentType === 5126) return new Float32Array(bytes, 0, count);
  return accessor.componentType === 5125 ? new Uint32Array(bytes, 0, count) : new Uint16Array(bytes, 0, count);
}

function checkMeshes(document: GltfDocument, binary: Uint8Array, must: Must): void {
  document.meshes.forEach(({ primitives }, m) => {
    must(primitives.length > 0, `meshes[${m}].primitives`);
    for (const { attributes, indices, material } of primitives) {
      const position = document.accessors[attributes.POSITION];
      const normal = document.accessors[attributes.NORMAL];
      const index = document.accessors[indices];
      must(position?.type === 'VEC3' && position.componentType === 5126, `meshes[${m}] POSITION type`);
      must(position?.min?.length === 3 && position.max?.length === 3, `meshes[${m}] POSITION bounds`);
      must(normal?.type === 'VEC3' && normal.count === position?.count, `meshes[${m}] NORMAL`);
      must(index?.type === 'SCALAR' && index.componentType !== 5126 && index.count % 3 === 0, `meshes[${m}] indices`);
      must(document.materials[material] !== undefined, `meshes[${m}] material`);
      const values = numbersOf(document, binary, indices);
      must(
        values.every((value) => value < (position?.count ?? 0)),
        `meshes[${m}] index out of range`,
      );
      const normals = numbersOf(document, binary, attributes.NORMAL);
      for (let i = 0; i < normals.length; i += 3) {
        must(Math.abs(Math.hypot(...normals.subarray(i, i + 3)) - 1) < 5e-4, `meshes[${m}] normal ${i / 3}`);
      }
    }
  });
}

function checkMaterials({ materials, extensionsUsed = [] }: GltfDocument, must: Must): void {
  const used = new Set(materials.flatMap(({ extensions = {} }) => Object.keys(extensions)));
  must(used.size === extensionsUsed.length && extensionsUsed.every((name) => used.has(name)), 'extensionsUsed');
  must(
    extensionsUsed.every((name) => KNOWN_EXTENSIONS.includes(name)),
    'unknown extension',
  );
  materials.forEach(({ pbrMetallicRoughness: pbr, extensions = {} }, i) => {
    const factors = [...pbr.baseColorFactor, pbr.metallicFactor, pbr.roughnessFactor];
    must(pbr.baseColorFactor.length === 4 && factors.every((f) => f >= 0 && f <= 1), `materials[${i}] factors`);
    const { KHR_materials_ior, KHR_materials_volume, KHR_materials_transmission, KHR_materials_dispersion } =
      extensions as Record<string, Record<string, unknown> | undefined>;
    must(!KHR_materials_ior || Number(KHR_materials_ior['ior']) >= 1, `materials[${i}] ior`);
    must(!KHR_materials_volume || KHR_materials_transmission !== undefined, `materials[${i}] volume alone`);
    must(!KHR_materials_dispersion || KHR_materials_volume !== undefined, `materials[${i}] dispersion alone`);
    must(!KHR_materials_volume || Number(KHR_materials_volume['attenuationDistance']) > 0, `materials[${i}] distance`);
  });
}

function checkNodes({ nodes, meshes, scenes }: GltfDocument, must: Must): void {
  const parents = new Map<number, number>();
  nodes.forEach(({ mesh, children = [], matrix, rotation }, i) => {
    must(mesh === undefined || meshes[mesh] !== undefined, `nodes[${i}].mesh`);
    must(!(matrix && rotation), `nodes[${i}] matrix and rotation`);
    must(!matrix || (matrix.length === 16 && matrix[15] === 1), `nodes[${i}].matrix`);
    must(!rotation || Math.abs(Math.hypot(...rotation) - 1) < 1e-6, `nodes[${i}].rotation`);
    for (const child of children) {
      must(nodes[child] !== undefined && child !== i && !parents.has(child), `nodes[${i}] child ${child}`);
      parents.set(child, i);
    }
  });
  for (const root of scenes.flatMap((scene) => scene.nodes)) must(!parents.has(root), `scene root ${root}`);
}
