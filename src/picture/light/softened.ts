import { type LightTable, lookUp, sampledLightTable, unfold } from './light-table.ts';

/** Texels across the soft table: 5.6 degrees each is finer than anything a matte surface shows. */
const SIZE = 32;
/** Exponents of lobes: half of the light comes from within 16 degrees on matte metal, from 45 on a body that scatters it. */
export const LOBES = { matte: 17, body: 1 } as const;

/** A table of lights out of focus: what matte metal and the bodies of stones see. */
export function softened(table: LightTable, lobe: number = LOBES.matte): LightTable {
  const count = SIZE * SIZE;
  const directions = new Float64Array(count * 3);
  const light = new Float64Array(count * 3);
  const direction = new Float64Array(3);
  const sample = new Float64Array(3);
  for (let texel = 0; texel < count; texel++) {
    const row = Math.floor(texel / SIZE);
    unfold((((texel % SIZE) + 0.5) / SIZE) * 2 - 1, ((row + 0.5) / SIZE) * 2 - 1, direction);
    directions.set(direction, texel * 3);
    gather(table, direction, sample);
    light.set(sample, texel * 3);
  }
  return sampledLightTable(SIZE, (x, y, z, out) => {
    let weight = 0;
    out.fill(0);
    for (let k = 0; k < count * 3; k += 3) {
      const cosine =
        x * (directions[k] as number) + y * (directions[k + 1] as number) + z * (directions[k + 2] as number);
      if (cosine <= 0) continue;
      const share = cosine ** lobe;
      weight += share;
      for (let channel = 0; channel < 3; channel++) {
        out[channel] = (out[channel] as number) + share * (light[k + channel] as number);
      }
    }
    for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] as number) / weight;
  });
}

/** Mean over a few directions around, so that no narrow strip falls between two texels. */
function gather(table: LightTable, direction: Float64Array, out: Float64Array): void {
  const [x, y, z] = [direction[0] as number, direction[1] as number, direction[2] as number];
  const sum = [0, 0, 0];
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const dx = x + 0.04 * i;
      const dy = y + 0.04 * j;
      const dz = z + 0.04 * i * j;
      const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      lookUp(table, dx * scale, dy * scale, dz * scale, out);
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] as number) + (out[channel] as number) / 9;
    }
  }
  out.set(sum);
}
