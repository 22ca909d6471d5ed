/** The parts of glTF 2.0 that our files use, as they stand in the JSON. */
export interface GltfDocument {
  readonly asset: {
    readonly version: '2.0';
    readonly generator: string;
    readonly extras: Readonly<Record<string, unknown>>;
  };
  readonly extensionsUsed?: readonly string[];
  readonly scene: 0;
  readonly scenes: readonly { readonly name: string; readonly nodes: readonly number[] }[];
  readonly nodes: readonly GltfNode[];
  readonly meshes: readonly GltfMesh[];
  readonly materials: readonly GltfMaterial[];
  readonly accessors: readonly GltfAccessor[];
  readonly bufferViews: readonly GltfBufferView[];
  readonly buffers: readonly { readonly byteLength: number }[];
}

export interface GltfNode {
  readonly name: string;
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly rotation?: readonly number[];
  readonly matrix?: readonly number[];
}

export interface GltfMesh {
  readonly name: string;
  readonly primitives: readonly {
    readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
    readonly indices: number;
    readonly material: number;
  }[];
}

export interface GltfMaterial {
  readonly name: string;
  readonly pbrMetallicRoughness: {
    readonly baseColorFactor: readonly number[];
    readonly metallicFactor: number;
    readonly roughnessFactor: number;
  };
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface GltfAccessor {
  readonly bufferView: number;
  readonly componentType: 5123 | 5125 | 5126;
  readonly count: number;
  readonly type: 'SCALAR' | 'VEC3';
  readonly min?: readonly number[];
  readonly max?: readonly number[];
}

export interface GltfBufferView {
  readonly buffer: 0;
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly target: 34962 | 34963;
}
