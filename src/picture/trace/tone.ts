import { pictureTuning } from '../picture-tuning.ts';

const { toneStart, toneDesaturation } = pictureTuning;

/**
 * Scene light to light on the picture, in place: the Khronos "PBR neutral" curve, which leaves colours below three
 * quarters of white as they are, compresses lights and does not lift black.
 */
export function toneMap(colour: Float64Array): void {
  let red = colour[0] as number;
  let green = colour[1] as number;
  let blue = colour[2] as number;
  const least = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  red -= offset;
  green -= offset;
  blue -= offset;
  const peak = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  if (peak >= toneStart) {
    const rest = 1 - toneStart;
    const pressed = 1 - (rest * rest) / (peak + rest - toneStart);
    const scale = pressed / peak;
    const white = 1 - 1 / (toneDesaturation * (peak - pressed) + 1);
    red = red * scale + (pressed - red * scale) * white;
    green = green * scale + (pressed - green * scale) * white;
    blue = blue * scale + (pressed - blue * scale) * white;
  }
  colour[0] = red;
  colour[1] = green;
  colour[2] = blue;
}
