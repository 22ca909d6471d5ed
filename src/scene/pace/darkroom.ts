import {
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  type Camera,
  type Material,
  type Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { createEnlarger } from './enlarger.ts';
import { addSampleFragmentShader, developFragmentShader, screenVertexShader } from '../shaders/ground-shader.ts';

/**
 * Draws frames into light and develops them onto the canvas: one at a time while moving, many on top of each other when
 * still.
 */
export interface Darkroom {
  resize(widthPx: number, heightPx: number): void;
  /** Draws one frame at a share of the resolution, with smooth edges where the card has time, and shows it at once. */
  quickFrame(scene: Scene, camera: Camera, scale: number, smoothEdges: boolean): void;
  /** Begins a still frame at a share of the resolution; returns its size. */
  beginStill(scale: number): { readonly width: number; readonly height: number };
  /** Draws some rows of the next sample of a still frame. */
  sampleRows(scene: Scene, camera: Camera, fromRow: number, rows: number): void;
  /** Adds the finished sample to the `count` before it and shows the frame, where it is good enough to be shown. */
  addSample(count: number, isShown: boolean): void;
  dispose(): void;
}

export function createDarkroom(renderer: WebGLRenderer): Darkroom {
  const options = { type: HalfFloatType, depthBuffer: true } as const;
  const soft = { ...options, minFilter: LinearFilter, magFilter: LinearFilter } as const;
  const quick = new WebGLRenderTarget(1, 1, soft);
  const smooth = new WebGLRenderTarget(1, 1, { ...soft, samples: 4 });
  const sample = new WebGLRenderTarget(1, 1, { ...options, minFilter: NearestFilter, magFilter: NearestFilter });
  const sum = new WebGLRenderTarget(1, 1, { ...soft, depthBuffer: false });
  sample.scissorTest = true;

  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const develop = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: screenVertexShader,
    fragmentShader: developFragmentShader,
    uniforms: { light: { value: null } },
    depthTest: false,
    depthWrite: false,
  });
  const add = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: screenVertexShader,
    fragmentShader: addSampleFragmentShader,
    uniforms: { light: { value: sample.texture }, share: { value: 1 } },
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const sheet = new Mesh<PlaneGeometry, Material>(new PlaneGeometry(2, 2), develop);
  sheet.frustumCulled = false;
  const enlarger = createEnlarger(renderer, (material) => {
    sheet.material = material;
    renderer.render(sheet, flat);
  });
  let width = 1;
  let height = 1;

  function show(target: WebGLRenderTarget): void {
    sheet.material = develop;
    (develop.uniforms['light'] as { value: unknown }).value = target.texture;
    const isCoarse = target.width < width || target.height < height;
    renderer.setRenderTarget(isCoarse ? enlarger.target(target.width, target.height) : null);
    renderer.render(sheet, flat);
    if (isCoarse) enlarger.show();
  }

  return {
    resize(widthPx, heightPx) {
      width = widthPx;
      height = heightPx;
    },
    quickFrame(scene, camera, scale, smoothEdges) {
      const target = smoothEdges ? smooth : quick;
      target.setSize(scaled(width, scale), scaled(height, scale));
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
      show(target);
    },
    beginStill(scale) {
      sample.setSize(scaled(width, scale), scaled(height, scale));
      sum.setSize(sample.width, sample.height);
      return { width: sample.width, height: sample.height };
    },
    sampleRows(scene, camera, fromRow, rows) {
      sample.scissor.set(0, fromRow, sample.width, rows);
      renderer.setRenderTarget(sample);
      renderer.render(scene, camera);
    },
    addSample(count, isShown) {
      sheet.material = add;
      (add.uniforms['share'] as { value: number }).value = 1 / (count + 1);
      renderer.setRenderTarget(sum);
      renderer.autoClear = false;
      renderer.render(sheet, flat);
      renderer.autoClear = true;
      if (isShown) show(sum);
    },
    dispose() {
      for (const target of [quick, smooth, sample, sum]) target.dispose();
      sheet.geometry.dispose();
      develop.dispose();
      enlarger.dispose();
      add.dispose();
    },
  };
}

function scaled(pixels: number, scale: number): number {
  return Math.max(1, Math.round(pixels * scale));
}
