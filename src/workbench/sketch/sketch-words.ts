import { sayGem } from '#spec/meanings/say-gem.ts';
import { inPlural } from '#shared/words.ts';
import type { Sketch, SketchedStone, SketchWorn } from '#spec/sketch.ts';
import type { GemId } from '#spec/tables/gems.ts';

/** What is worn so is called. */
const called: Readonly<Record<SketchWorn, string>> = { neck: 'Pendant', lobe: 'Stud earrings', hook: 'Drop earrings' };

/** What is chosen beside a sketch; metal and more are words as a client says them. */
export interface SketchChoice {
  readonly metal: string | undefined;
  readonly gem: GemId | undefined;
  readonly more: string;
}

/** Stones so much smaller than the largest accompany it: diamonds, until somebody says otherwise. */
const ACCOMPANIES = 0.6;

/**
 * A sketch as a sentence that a salesperson would say: "Pendant from a sketch, 22 mm high, in 18k yellow gold, with a round
 * ruby". It is read like any other; the outline and the places of the stones come from the sketch.
 */
export function sketchWords(sketch: Sketch, { metal, gem, more }: SketchChoice): string {
  const said = [
    `${called[sketch.worn]} ${sketchHeightMm(sketch)} mm high`,
    metal === undefined ? '' : `in ${metal}`,
    gem === undefined ? '' : stoneWords(sketch.stones, gem),
    more.trim(),
  ];
  return said.filter((part) => part !== '').join(', ');
}

/** Height of the body in mm, without what it hangs from. */
export function sketchHeightMm({ outline }: Pick<Sketch, 'outline'>): number {
  const heights = outline.map(([, y]) => y);
  return Math.round((Math.max(...heights) - Math.min(...heights)) * 10) / 10;
}

function stoneWords(stones: readonly SketchedStone[], gem: GemId): string {
  if (stones.length === 0) return '';
  const largest = Math.max(...stones.map(({ widthMm }) => widthMm));
  const main = stones.filter(({ widthMm }) => widthMm >= ACCOMPANIES * largest);
  const name = sayGem(gem);
  const said = main.length === 1 ? `with one ${name}` : `with ${main.length} ${inPlural(name)}`;
  return main.length === stones.length ? said : `${said} and small diamonds`;
}
