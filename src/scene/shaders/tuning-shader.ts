import { pictureTuning } from '#picture/picture-tuning.ts';

/** The numbers that the turning piece shares with its photograph, as constants of the shader: `CARD_NEAR_REACHES`, … */
export const tuningShader = Object.entries(pictureTuning)
  .map(([name, value]) => `const float ${constantName(name)} = ${floatLiteral(value)};`)
  .join('\n');

function constantName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function floatLiteral(value: number): string {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
