import { DataTexture, Matrix3, Matrix4, Vector3, Vector4 } from 'three';

/** What all surfaces of the stage share. One object, so that a change reaches every material. */
export function createStageUniforms() {
  const nothing = () => ({ value: new DataTexture(new Uint8Array(4), 1, 1) });
  return {
    metalLight: nothing(),
    softLight: nothing(),
    stoneLight: nothing(),
    bodyLight: nothing(),
    bodyTable: { value: 1 },
    tableSizes: { value: new Vector3(1, 1, 1) },
    toLights: { value: new Matrix3() },
    shadow: nothing(),
    shadowArea: { value: new Vector4(0, 0, 1, 1) },
    groundZ: { value: 0 },
    cardNear: { value: new Vector3() },
    cardFar: { value: new Vector3() },
    cardFarReaches: { value: 1 },
    footprint: { value: new Vector3(0, 0, 1) },
    toModel: { value: new Matrix4() },
    hoop: { value: false },
    sheen: { value: 0 },
    mirrorNodes: nothing(),
    mirrorTriangles: nothing(),
    reflectances: { value: Array.from({ length: 8 }, () => new Vector3()) },
    frame: { value: 0 },
    exits: { value: 8 },
    fromScreen: { value: new Matrix4() },
    far: { value: new Vector3() },
    near: { value: new Vector3() },
  };
}

export type StageUniforms = ReturnType<typeof createStageUniforms>;
