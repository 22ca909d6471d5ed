import { Matrix4, type PerspectiveCamera, type Texture, type Vector3 } from 'three';
import type { PieceKind } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { GroundName, MetalSurface, PictureModel } from '#picture/contract.ts';
import { grounds } from '#picture/light/grounds.ts';
import { shadowMap } from '#picture/light/shadow-map.ts';
import type { Lens } from '#picture/stage/lens.ts';
import { type StagedPiece, stagePiece } from '#picture/stage/stage-piece.ts';
import { stoneTriangles } from '#picture/stage/stone-points.ts';
import type { MetalShape } from '#picture/trace/metal/metal-shape.ts';
import { glowOf } from '#picture/trace/stone/stone-character.ts';
import { lightTexture, shadowTexture } from './light-textures.ts';
import { mirrorTextures } from './mirror-textures.ts';
import { createSetScene, type SetScene } from './set-scene.ts';
import { createStageUniforms, type StageUniforms } from './stage-uniforms.ts';
import { lightsKey, studioLights } from './studio-lights.ts';

/** How one frame is drawn. */
export interface FramePlan {
  readonly exits: number;
  /** Number of the sample; negative while the piece moves. */
  readonly frame: number;
  /** Shifts the picture by less than a pixel, so that many frames make smooth edges; not while moving. */
  readonly jitter: { readonly width: number; readonly height: number } | undefined;
}

interface Turning {
  readonly camera: PerspectiveCamera;
  readonly axis: Vector3;
  turned(): number;
}

/** The studio that a piece stands in: the same pose, lens, lights and paper as for its photograph. */
export interface LiveStage {
  readonly ready: boolean;
  readonly set: SetScene;
  show(model: PictureModel): { readonly lens: Lens; readonly kind: PieceKind };
  setGround(ground: GroundName): void;
  setFrame(width: number, height: number): void;
  follow(turning: Turning, plan: FramePlan): void;
  /**
   * Whether the metal is sorted for its mirror images. The sorting begins when a piece first stands still;
   * `mirrorsReady` is called when it is done.
   */
  hasMirrors(): boolean;
  dispose(): void;
}

/** Sorts metal for rays, beside the page: a bracelet takes a third of a second. */
export type SortMetal = (metals: readonly MetalSurface[]) => Promise<MetalShape>;

export function createLiveStage(sortMetal: SortMetal, mirrorsReady: () => void): LiveStage {
  const uniforms = createStageUniforms();
  const set = createSetScene(uniforms);
  let model: PictureModel | undefined;
  let staged: StagedPiece | undefined;
  let ground: GroundName = 'paper';
  let litFor = '';
  let shadowed = false;
  let mirrors: 'unsorted' | 'sorting' | 'sorted' = 'unsorted';
  let frame = { widthPx: 1, heightPx: 1 };

  function light(): void {
    if (model === undefined || staged === undefined) return;
    const key = lightsKey(model, ground);
    if (key !== litFor) {
      const lights = studioLights(model, staged, ground);
      replace(uniforms.metalLight, lightTexture(lights.metal));
      replace(uniforms.softLight, lightTexture(lights.soft));
      replace(uniforms.bodyLight, lightTexture(lights.body));
      uniforms.bodyTable.value = lights.body.size;
      replace(uniforms.stoneLight, lightTexture(lights.stone));
      uniforms.tableSizes.value.set(lights.metal.size, lights.soft.size, lights.stone.size);
      litFor = key;
    }
    const { cardNear, cardFar, cardFarReaches, far, near, sheen } = grounds[ground];
    uniforms.sheen.value = sheen;
    uniforms.cardNear.value.set(...cardNear);
    uniforms.cardFar.value.set(...cardFar);
    uniforms.cardFarReaches.value = cardFarReaches;
    uniforms.far.value.set(...far);
    uniforms.near.value.set(...near);
  }

  function castShadow(): void {
    if (staged === undefined) return;
    const casters = [
      ...staged.metals.map((metal) => ({ triangles: metal.positions })),
      ...staged.gems.map((gem) => ({ triangles: stoneTriangles(gem), glow: glowOf(gem) })),
    ];
    const reach = staged.lens.halfHeightMm * SHADOW_REACH;
    const area = { left: -reach, right: reach, front: -reach, back: reach };
    const map = shadowMap(casters, staged.groundZ, grounds[ground].shadowDepth, area);
    replace(uniforms.shadow, shadowTexture(map));
    const width = map.columns * map.cellMm;
    const depth = map.rows * map.cellMm;
    uniforms.shadowArea.value.set(map.left, map.front, width, depth);
    shadowed = true;
  }

  async function sortMirrors(): Promise<void> {
    if (staged === undefined) return;
    mirrors = 'sorting';
    const sorting = staged;
    const shape = await sortMetal(inMirrors(sorting.metals));
    // Another piece is shown by now, or the stage was disposed of.
    if (staged !== sorting) return;
    const textures = mirrorTextures(shape);
    replace(uniforms.mirrorNodes, textures.nodes);
    replace(uniforms.mirrorTriangles, textures.triangles);
    mirrors = 'sorted';
    mirrorsReady();
  }

  return {
    get ready() {
      return model !== undefined;
    },
    set,
    show(next) {
      const first = model === undefined;
      model = next;
      staged = stagePiece(next, { view: 'hero', ...frame });
      set.show(staged.metals, staged.gems, frame.heightPx / (2 * staged.lens.halfHeightMm));
      uniforms.hoop.value = pieceKinds[next.kind].hoop;
      noteSurfaces(uniforms, staged);
      mirrors = 'unsorted';
      shadowed = false;
      if (first) castShadow();
      light();
      return { lens: staged.lens, kind: next.kind };
    },
    setGround(next) {
      ground = next;
      shadowed = false;
      light();
    },
    setFrame(width, height) {
      frame = { widthPx: width, heightPx: height };
    },
    follow({ camera, axis, turned }, { exits, frame: number, jitter }) {
      if (jitter !== undefined && !shadowed) castShadow();
      uniforms.exits.value = exits;
      uniforms.frame.value = number;
      uniforms.toLights.value.setFromMatrix4(new Matrix4().makeRotationAxis(axis, -turned()));
      if (jitter === undefined) camera.clearViewOffset();
      else {
        const { width, height } = jitter;
        camera.setViewOffset(width, height, spread(number, STEP_X) - 0.5, spread(number, STEP_Y) - 0.5, width, height);
      }
      camera.updateMatrixWorld();
      uniforms.fromScreen.value.copy(camera.matrixWorld).multiply(camera.projectionMatrixInverse);
    },
    hasMirrors() {
      // Without mirrors the piece is shown all the same.
      if (mirrors === 'unsorted') sortMirrors().catch(() => undefined);
      return mirrors === 'sorted';
    },
    dispose() {
      staged = undefined;
      set.dispose();
      for (const { value } of [
        uniforms.metalLight,
        uniforms.softLight,
        uniforms.stoneLight,
        uniforms.bodyLight,
        uniforms.shadow,
      ])
        value.dispose();
      uniforms.mirrorNodes.value.dispose();
      uniforms.mirrorTriangles.value.dispose();
    },
  };
}

/** The floor gets shadows as far as the lens can see from its farthest point: this many half heights of the frame. */
const SHADOW_REACH = 6;

/** Steps of the R2 sequence: evenly spread over the pixel however many are drawn. */
const STEP_X = 0.754877666246693;
const STEP_Y = 0.569840290998053;

function spread(number: number, step: number): number {
  return (0.5 + number * step) % 1;
}

function replace<T extends Texture>(uniform: { value: T }, texture: T): void {
  uniform.value.dispose();
  uniform.value = texture;
}

/** Sets the uniforms that rays need about the piece as a whole. */
function noteSurfaces(uniforms: StageUniforms, { metals, groundZ, toModel }: StagedPiece): void {
  uniforms.groundZ.value = groundZ;
  uniforms.toModel.value.fromArray(toModel);
  const { centreX, centreY, reachMm } = footprintOf(inMirrors(metals));
  uniforms.footprint.value.set(centreX, centreY, reachMm);
  inMirrors(metals)
    .slice(0, uniforms.reflectances.value.length)
    .forEach(({ reflectance }, index) => {
      uniforms.reflectances.value[index]?.set(...reflectance);
    });
}

/** A bought chain is seen but neither framed nor mirrored: it has more metal than the piece. */
function inMirrors(metals: readonly MetalSurface[]): readonly MetalSurface[] {
  return metals.filter(({ accessory }) => !accessory);
}

function footprintOf(metals: readonly Pick<MetalSurface, 'positions'>[]) {
  let [left, right, front, back] = [1e9, -1e9, 1e9, -1e9];
  for (const { positions } of metals) {
    for (let k = 0; k < positions.length; k += 3) {
      const x = positions[k] as number;
      const y = positions[k + 1] as number;
      left = Math.min(left, x);
      right = Math.max(right, x);
      front = Math.min(front, y);
      back = Math.max(back, y);
    }
  }
  if (left > right) return { centreX: 0, centreY: 0, reachMm: 1 };
  return {
    centreX: (left + right) / 2,
    centreY: (front + back) / 2,
    reachMm: Math.max(right - left, back - front) / 2,
  };
}
