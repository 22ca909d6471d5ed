import { MathUtils, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { glideShare } from './glide.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { Lens } from '#picture/stage/lens.ts';

/** Turns a piece by mouse, pen, fingers or keys. */
export interface Orbit {
  readonly camera: PerspectiveCamera;
  /** How far the lens has gone round the piece from where it began, radians. */
  turned(): number;
  /** The axis that the piece is turned about: upright for what stands, along the picture for what hangs. */
  readonly axis: Vector3;
  /** Where the lens begins, and returns to on a double-click. */
  setHome(lens: Lens, kind: PieceKind): void;
  setAspect(aspect: number): void;
  /** Continues the glide of the lens by the time since the frame before; true while it moves. */
  update(sinceMs: number): boolean;
  dispose(): void;
}

const KEY_STEP = MathUtils.degToRad(12);
const ZOOM_STEP = 1.15;
/** Nearer than this the lens stands inside the piece, farther the piece is a speck. Shares of the home distance. */
const NEAREST = 0.3;
const FARTHEST = 2;

/** Listens to the input of a canvas. `onMove` is called whenever the lens has moved. */
export function createOrbit(canvas: HTMLCanvasElement, onMove: () => void): Orbit {
  const camera = new PerspectiveCamera(8, 1, 10, 4000);
  const axis = new Vector3(0, 0, 1);
  const home = { eye: new Vector3(), target: new Vector3() };
  let halfHeightTangent = 0.07;
  let controls = takeHold();

  function takeHold(): OrbitControls {
    const taken = new OrbitControls(camera, canvas);
    taken.enablePan = false;
    taken.enableDamping = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    taken.rotateSpeed = 0.8;
    taken.addEventListener('change', onMove);
    return taken;
  }

  function goHome(): void {
    camera.position.copy(home.eye);
    controls.target.copy(home.target);
    controls.update();
    onMove();
  }

  /** The lens as angles about the axis. */
  function angles(): Spherical {
    const offset = camera.position.clone().sub(controls.target);
    // `Spherical` measures from y, so swap the axes of a standing piece first.
    if (axis.z === 1) offset.set(offset.x, offset.z, -offset.y);
    return new Spherical().setFromVector3(offset);
  }

  function placeAt(place: Spherical): void {
    place.phi = MathUtils.clamp(place.phi, controls.minPolarAngle + 1e-3, controls.maxPolarAngle - 1e-3);
    place.radius = MathUtils.clamp(place.radius, controls.minDistance, controls.maxDistance);
    const offset = new Vector3().setFromSpherical(place);
    if (axis.z === 1) offset.set(offset.x, -offset.z, offset.y);
    camera.position.copy(controls.target).add(offset);
    controls.update();
    onMove();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = keyMoves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const place = angles();
    move(place);
    placeAt(place);
  }

  canvas.addEventListener('keydown', onKeyDown);
  canvas.addEventListener('dblclick', goHome);

  return {
    camera,
    axis,
    turned: () => angles().theta - thetaOf(home, axis),
    setHome(lens, kind) {
      const first = home.eye.lengthSq() === 0;
      // On the stage the upright axis of a hanging piece is y, since the wall behind it is the ground.
      const hangs = !pieceKinds[kind].hoop;
      const wasHanging = axis.y === 1;
      home.eye.set(...lens.eye);
      home.target
        .set(...lens.forward)
        .multiplyScalar(lens.distanceMm)
        .add(home.eye);
      halfHeightTangent = lens.halfHeightMm / lens.distanceMm;
      camera.fov = MathUtils.radToDeg(2 * Math.atan(halfHeightTangent));
      camera.updateProjectionMatrix();
      if (!first && hangs === wasHanging) return;
      axis.set(0, hangs ? 1 : 0, hangs ? 0 : 1);
      camera.up.copy(axis);
      controls.dispose();
      controls = takeHold();
      controls.minPolarAngle = MathUtils.degToRad(hangs ? 20 : 3);
      controls.maxPolarAngle = MathUtils.degToRad(hangs ? 160 : 94);
      controls.minDistance = lens.distanceMm * NEAREST;
      controls.maxDistance = lens.distanceMm * FARTHEST;
      goHome();
    },
    setAspect(aspect) {
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
    },
    update(sinceMs) {
      controls.dampingFactor = glideShare(sinceMs);
      return controls.update();
    },
    dispose() {
      controls.dispose();
      canvas.removeEventListener('keydown', onKeyDown);
      canvas.removeEventListener('dblclick', goHome);
    },
  };
}

const keyMoves: Readonly<Record<string, (place: Spherical) => void>> = {
  ArrowLeft: (place) => (place.theta -= KEY_STEP),
  ArrowRight: (place) => (place.theta += KEY_STEP),
  ArrowUp: (place) => (place.phi -= KEY_STEP),
  ArrowDown: (place) => (place.phi += KEY_STEP),
  '+': (place) => (place.radius /= ZOOM_STEP),
  '=': (place) => (place.radius /= ZOOM_STEP),
  '-': (place) => (place.radius *= ZOOM_STEP),
};

function thetaOf({ eye, target }: { readonly eye: Vector3; readonly target: Vector3 }, axis: Vector3): number {
  const offset = eye.clone().sub(target);
  if (axis.z === 1) offset.set(offset.x, offset.z, -offset.y);
  return new Spherical().setFromVector3(offset).theta;
}
