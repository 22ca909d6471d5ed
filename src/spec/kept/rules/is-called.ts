import type { Comparison } from '../comparison.ts';
import type { PartWord } from '../../shown/registry.ts';

/** Whether some part of a design is called by a word that parts are known by. */
export function isCalled({ words }: Comparison, word: PartWord): boolean {
  return words.has(word);
}
