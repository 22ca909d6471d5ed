import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { cutInForm, builtCuts, isCutCalled, type StoneForm } from '#spec/tables/cuts.ts';
import { type GemId, gems } from '#spec/tables/gems.ts';
import { type NamedShape, shapeOfWords } from './shape-words.ts';

/** Gems that the trade also facets, though most are domed. */
const alsoFaceted: readonly GemId[] = ['moonstone', 'rose_quartz', 'onyx', 'carnelian', 'chalcedony', 'labradorite'];

/** Forms of a request that are polished round. */
const domedForms = new Set(['cabochon', 'sugarloaf']);

/** Where a stone stands: among small ones, or in a piece from which beads hang. */
interface StonePlace {
  readonly isSmall: boolean;
  readonly hangsBeads: boolean;
}

/** What the stone is cut into, as said or as its gem usually is; undefined for what is strung or too small to dome. */
export function askedForm(stone: RequestStone, gem: GemId, { isSmall, hangsBeads }: StonePlace): StoneForm | undefined {
  const { usualForm } = gems[gem];
  if (hangsBeads && hangs(stone, usualForm)) return 'bead';
  const isStrung = stoneRole(stone.role).isStrung || (stone.form === 'bead' && usualForm !== 'bead');
  if (isStrung) return undefined;
  if (usualForm === 'faceted') return domedForms.has(stone.form ?? '') && !isSmall ? 'cabochon' : 'faceted';
  const isFaceted = alsoFaceted.includes(gem) && (isSmall || saysFacets(stone));
  if (isFaceted) return 'faceted';
  return isSmall ? undefined : usualForm;
}

/** Whether a stone is a bead where beads hang: all that dangles, and every pearl. */
function hangs({ role, form }: RequestStone, usualForm: StoneForm): boolean {
  const { isStrung, isLoose, isDrop } = stoneRole(role);
  return form === 'bead' || usualForm === 'bead' || isStrung === true || isLoose === true || isDrop === true;
}

/** Whether the words for a stone mean facets: an old cut, or an outline that no dome of the studio has. */
function saysFacets({ shape, cut, form }: RequestStone): boolean {
  if (domedForms.has(form ?? '')) return false;
  const outline = shapeOfWords(shape)?.shape;
  return cut !== undefined || (outline !== undefined && !isCutCalled(cutInForm('cabochon', outline), outline));
}

/** What the client is told of a form that was not said, or whose outline has to give way. */
export function formRemarks(form: StoneForm, gem: GemId, shape: NamedShape | undefined): readonly string[] {
  if (form === 'faceted') return gems[gem].usualForm === 'faceted' ? [] : ['faceted, though most are domed'];
  if (form === 'bead' || !shape || isCutCalled(cutInForm(form, shape.shape), shape.shape)) return [];
  return [`an oval cabochon stands for the ${builtCuts[shape.shape].name.toLowerCase()}`];
}
