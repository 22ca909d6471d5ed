import type { GroundName, PictureModel } from '#picture/contract.ts';
import { WebGLRenderer } from 'three';
import { createOrbit } from './orbit/orbit.ts';
import { createDarkroom } from './pace/darkroom.ts';
import { createFinishFence } from './pace/finish-fence.ts';
import { createPace } from './pace/pace.ts';
import { createStillFrame } from './pace/still-frame.ts';
import { createLiveStage, type SortMetal } from './stage/stage.ts';

export interface ViewerOptions {
  /** Called when the card gives up (lost context, no memory); the page then shows the photograph. */
  readonly onError: () => void;
  /** Sorts metal for its mirror images, beside the page. */
  readonly sortMetal: SortMetal;
  /** Called when the piece rests and is still coarse, on a slow card, and when it is sharp or turns again. */
  readonly onSharpening?: (isComing: boolean) => void;
}

/** A piece to be turned by hand. */
export interface Viewer {
  show(model: PictureModel): void;
  setGround(ground: GroundName): void;
  dispose(): void;
}

/** The lens counts as still after this long. */
const REST_MS = 140;
/** A glide begins with a frame of this length: nothing was measured yet. */
const FIRST_FRAME_MS = 1000 / 60;
/** Exits of light that are followed in a stone: while turning, and at rest. */
const EXITS = { moving: 3, still: 8 } as const;
/** The most pixels that the eye can tell apart at arm's length. */
const MOST_PIXELS = 2_600_000;

/**
 * Opens the live view on a canvas: coarse while the piece turns, finer and finer when it rests. Undefined where the
 * browser has no WebGL 2.
 */
export function createViewer(canvas: HTMLCanvasElement, options: ViewerOptions): Viewer | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, powerPreference: 'high-performance' });
  if (gl?.getExtension('EXT_color_buffer_float') == null) return undefined;
  const renderer = new WebGLRenderer({ canvas, context: gl });
  const stage = createLiveStage(options.sortMetal, beginStill);
  const darkroom = createDarkroom(renderer);
  const fence = createFinishFence(gl);
  const pace = createPace();
  const stillFrame = createStillFrame();
  const orbit = createOrbit(canvas, wake);

  let pending: { readonly pixels: number; readonly still: boolean } | undefined;
  let moved = true;
  let movedAt = 0;
  let row = 0;
  let size = { width: 1, height: 1 };
  let request = 0;
  /** Of the frame before, while one follows another. */
  let drawnAt: number | undefined;
  let isCoarse = false;
  let isSharpening = false;

  function tellSharpening(isComing: boolean): void {
    if (isComing !== isSharpening) options.onSharpening?.(isComing);
    isSharpening = isComing;
  }

  function wake(): void {
    moved = true;
    if (request === 0) drawnAt = undefined;
    request ||= requestAnimationFrame(draw);
  }

  /** Restarts the still frame; the one before stays visible until the first sample is complete. */
  function beginStill(): void {
    stillFrame.begin();
    row = 0;
    request ||= requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    request = 0;
    const took = fence.finished(now);
    if (took === undefined) {
      request = requestAnimationFrame(draw);
      return;
    }
    note(took);
    orbit.update(drawnAt === undefined ? FIRST_FRAME_MS : now - drawnAt);
    drawnAt = now;
    if (!stage.ready) return;
    if (moved) drawMoving(now);
    else if (now - movedAt >= REST_MS) drawStill();
    if (!stillFrame.isDone) request ||= requestAnimationFrame(draw);
  }

  function note(took: number): void {
    if (pending === undefined) return;
    if (pending.still) {
      pace.tookStill(pending.pixels, took);
      stillFrame.took(took);
    } else pace.tookMoving(pending.pixels, took);
    pending = undefined;
  }

  function drawMoving(now: number): void {
    const pixels = renderer.domElement.width * renderer.domElement.height;
    const scale = pace.movingScale(pixels);
    stage.follow(orbit, { exits: EXITS.moving, frame: -1, jitter: undefined });
    stage.set.mirror(false);
    darkroom.quickFrame(stage.set.scene, orbit.camera, scale, pace.hasTimeToSpare(pixels));
    isCoarse = scale < 1;
    tellSharpening(false);
    given(pixels * scale * scale, false);
    moved = false;
    movedAt = now;
    beginStill();
  }

  function drawStill(): void {
    tellSharpening(isCoarse);
    if (row === 0) {
      const { width, height } = renderer.domElement;
      if (stillFrame.samples === 0) size = darkroom.beginStill(stillFrame.scale(pace.stillScale(width * height)));
      stage.follow(orbit, { exits: EXITS.still, frame: stillFrame.samples, jitter: size });
      stage.set.mirror(stage.hasMirrors());
    }
    const { width, height } = size;
    const rows = Math.min(pace.stillRows(width, height), height - row);
    darkroom.sampleRows(stage.set.scene, orbit.camera, row, rows);
    row += rows;
    if (row >= height) {
      const before = stillFrame.samples;
      const isShown = stillFrame.add();
      darkroom.addSample(before, isShown);
      if (isShown && width === renderer.domElement.width) isCoarse = false;
      tellSharpening(isCoarse);
      row = 0;
    }
    given(width * rows, true);
  }

  function given(pixels: number, still: boolean): void {
    fence.mark();
    pending = { pixels, still };
  }

  function fit(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const most = Math.sqrt(MOST_PIXELS / (clientWidth * clientHeight));
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2, most));
    renderer.setSize(clientWidth, clientHeight, false);
    darkroom.resize(renderer.domElement.width, renderer.domElement.height);
    orbit.setAspect(clientWidth / clientHeight);
    stage.setFrame(clientWidth, clientHeight);
    wake();
  }

  const watch = new ResizeObserver(fit);
  watch.observe(canvas);
  canvas.addEventListener('webglcontextlost', options.onError);
  fit();

  return {
    show(model) {
      const { lens, kind } = stage.show(model);
      orbit.setHome(lens, kind);
      wake();
    },
    setGround(ground) {
      stage.setGround(ground);
      wake();
    },
    dispose() {
      cancelAnimationFrame(request);
      watch.disconnect();
      canvas.removeEventListener('webglcontextlost', options.onError);
      orbit.dispose();
      stage.dispose();
      darkroom.dispose();
      renderer.dispose();
    },
  };
}
