import {
  GLSL3,
  LinearFilter,
  type Material,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FXAAShader } from 'three/addons/shaders/FXAAShader.js';
import { enlargeFragmentShader } from '../shaders/enlarge-shader.ts';
import { screenVertexShader } from '../shaders/ground-shader.ts';

/** Shows a picture of fewer pixels than the canvas has, without their squares: its edges are smoothed, then it is enlarged. */
export interface Enlarger {
  /** Where the coarse picture is developed to, as a screen shows it: enlarged light would keep the steps of its edges. */
  target(widthPx: number, heightPx: number): WebGLRenderTarget;
  /** Shows what was developed there on the whole canvas. */
  show(): void;
  dispose(): void;
}

/** @param draw draws a sheet of a material over all of the target that is set */
export function createEnlarger(renderer: WebGLRenderer, draw: (material: Material) => void): Enlarger {
  const options = { minFilter: LinearFilter, magFilter: LinearFilter, depthBuffer: false } as const;
  const stepped = new WebGLRenderTarget(1, 1, options);
  const smooth = new WebGLRenderTarget(1, 1, options);
  const pixel = { value: new Vector2() };
  const smoothEdges = new ShaderMaterial({
    vertexShader: FXAAShader.vertexShader,
    fragmentShader: FXAAShader.fragmentShader,
    uniforms: { tDiffuse: textureOf(stepped), resolution: pixel },
    depthTest: false,
    depthWrite: false,
  });
  const enlarge = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: screenVertexShader,
    fragmentShader: enlargeFragmentShader,
    uniforms: { picture: textureOf(smooth) },
    depthTest: false,
    depthWrite: false,
  });

  return {
    target(widthPx, heightPx) {
      for (const target of [stepped, smooth]) target.setSize(widthPx, heightPx);
      pixel.value.set(1 / widthPx, 1 / heightPx);
      return stepped;
    },
    show() {
      renderer.setRenderTarget(smooth);
      draw(smoothEdges);
      renderer.setRenderTarget(null);
      draw(enlarge);
    },
    dispose() {
      for (const made of [stepped, smooth, smoothEdges, enlarge]) made.dispose();
    },
  };
}

const textureOf = (target: WebGLRenderTarget): { readonly value: Texture } => ({ value: target.texture });
