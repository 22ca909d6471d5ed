import { smoothStep } from '#shared/units.ts';
import { type LightTable, lookUp } from '../../light/light-table.ts';
import { pictureTuning } from '../../picture-tuning.ts';
import type { GemKind } from './gem-field.ts';

/** The flashes of a precious opal. */
export interface OpalPlay {
  /** Adds them to `light`, for a ray of a direction inside the stone that begins at a place of its own frame. */
  add(
    kind: GemKind,
    frames: Float64Array,
    frameAt: number,
    local: Float64Array,
    bent: Float64Array,
    share: number,
    light: Float64Array,
  ): void;
}

/** Patches over the width of a stone, and how deep under the surface they lie: two layers, one through the other. */
const PATCHES_ACROSS = 6;
const LAYERS = [0.06, 0.22] as const;

/** Longest wave that the spheres of a patch can mirror, nm: from blue to red. */
const SHORTEST_NM = 470;
const LONGEST_NM = 720;

/**
 * Opal is full of patches of tiny spheres in regular rows. Each patch mirrors one colour, which Bragg's law shortens as
 * it is seen from the side; whether it flashes depends on the lamp in its mirror.
 */
export function createOpalPlay(softLight: LightTable): OpalPlay {
  const found = new Float64Array(3);
  const patch = { seed: 0, edge: 0 };
  const mirror = new Float64Array(3);

  function add(
    kind: GemKind,
    frames: Float64Array,
    frameAt: number,
    local: Float64Array,
    bent: Float64Array,
    share: number,
    light: Float64Array,
  ): void {
    const widthMm = 2 * (kind.dome?.semiAxesMm[0] ?? 3);
    const scale = PATCHES_ACROSS / widthMm;
    const [bx, by, bz] = [0, 4, 8].map((column) => {
      const at = frameAt + column;
      return (
        (frames[at] as number) * (bent[0] as number) +
        (frames[at + 1] as number) * (bent[1] as number) +
        (frames[at + 2] as number) * (bent[2] as number)
      );
    }) as [number, number, number];
    for (const depth of LAYERS) {
      const inMm = depth * widthMm;
      findPatch(
        ((local[0] as number) + bx * inMm) * scale,
        ((local[1] as number) + by * inMm) * scale,
        ((local[2] as number) + bz * inMm) * scale + depth * 40,
      );
      flash(frames, frameAt, bx, by, bz);
      const bright = Math.min(
        2.5,
        0.3 * (found[0] as number) + 0.6 * (found[1] as number) + 0.1 * (found[2] as number),
      );
      const cosine = Math.abs(bx * (mirror[0] as number) + by * (mirror[1] as number) + bz * (mirror[2] as number));
      const waveNm = (SHORTEST_NM + (LONGEST_NM - SHORTEST_NM) * scatter(patch.seed, 7)) * cosine;
      // Few patches lie so that they flash; the others only tinge the milk between them.
      const lively = 0.12 + 0.88 * smoothStep((scatter(patch.seed, 3) - 0.35) / 0.4);
      const strength = share * pictureTuning.flash * lively * (0.15 + bright) * smoothStep(patch.edge * 3.5);
      light[0] = (light[0] as number) + strength * lobe(waveNm, 625, 48);
      light[1] = (light[1] as number) + strength * lobe(waveNm, 540, 42) * 0.9;
      light[2] = (light[2] as number) + strength * lobe(waveNm, 460, 36);
    }
  }

  /** Looks along the mirror image of the ray in the rows of its patch. */
  function flash(frames: Float64Array, frameAt: number, bx: number, by: number, bz: number): void {
    const turn = 2 * Math.PI * scatter(patch.seed, 1);
    const lean = 0.75 * Math.sqrt(scatter(patch.seed, 2));
    mirror[0] = lean * Math.cos(turn);
    mirror[1] = lean * Math.sin(turn);
    mirror[2] = Math.sqrt(1 - lean * lean);
    const along = 2 * (bx * (mirror[0] as number) + by * (mirror[1] as number) + bz * (mirror[2] as number));
    const x = bx - along * (mirror[0] as number);
    const y = by - along * (mirror[1] as number);
    const z = bz - along * (mirror[2] as number);
    lookUp(
      softLight,
      (frames[frameAt] as number) * x + (frames[frameAt + 4] as number) * y + (frames[frameAt + 8] as number) * z,
      (frames[frameAt + 1] as number) * x + (frames[frameAt + 5] as number) * y + (frames[frameAt + 9] as number) * z,
      (frames[frameAt + 2] as number) * x + (frames[frameAt + 6] as number) * y + (frames[frameAt + 10] as number) * z,
      found,
    );
  }

  /** The patch around a place (the nearest of scattered points), and how far its edge is. */
  function findPatch(atX: number, atY: number, atZ: number): void {
    // Bent a little, so that no patch looks ruled.
    const x = atX + 0.28 * Math.sin(2.3 * atY + 1.1 * atZ) + 0.12 * Math.sin(5.1 * atZ + 4.3 * atY);
    const y = atY + 0.28 * Math.sin(2.1 * atZ + 1.7 * atX) + 0.12 * Math.sin(4.7 * atX + 5.3 * atZ);
    const z = atZ + 0.28 * Math.sin(1.9 * atX + 2.6 * atY);
    const [cx, cy, cz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    let nearest = 1e9;
    let second = 1e9;
    for (let i = cx - 1; i <= cx + 1; i++) {
      for (let j = cy - 1; j <= cy + 1; j++) {
        for (let k = cz - 1; k <= cz + 1; k++) {
          const seed = Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791);
          const dx = i + scatter(seed, 4) - x;
          const dy = j + scatter(seed, 5) - y;
          const dz = k + scatter(seed, 6) - z;
          const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
          if (away < nearest) {
            second = nearest;
            nearest = away;
            patch.seed = seed;
          } else if (away < second) second = away;
        }
      }
    }
    patch.edge = second - nearest;
  }

  return { add };
}

/** How much of a wave one kind of colour takes. */
function lobe(waveNm: number, middleNm: number, widthNm: number): number {
  const away = (waveNm - middleNm) / widthNm;
  return Math.exp(-0.5 * away * away);
}

/** A number from 0 to 1 that looks random and is always the same for the same patch. */
function scatter(seed: number, salt: number): number {
  let bits = Math.imul(seed ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}
