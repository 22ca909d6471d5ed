import { capitalised, wordsOfId } from '#shared/words.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { type DesignSpec } from '#spec/design-spec.ts';
import { patchBetween } from '#spec/edit.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { inSeries } from '../../phrasing/numbers.ts';

/** More changes than that are counted. */
const MOST_NAMED = 4;

/** What is different between two states of a design, read off their numbers: "Shank palm width 1.8 mm instead of 2.1 mm." */
export function sayPatch(before: DesignSpec, after: DesignSpec): string {
  const changes = [...new Set(patchBetween(before, after).flatMap(({ path }) => sayPlace(path, before, after)))];
  const named = changes.slice(0, MOST_NAMED);
  const more = changes.length - named.length;
  if (named.length === 0) return 'Done.';
  return `${capitalised(inSeries([...named, ...(more > 0 ? [`${more} more ${more === 1 ? 'change' : 'changes'}`] : [])]))}.`;
}

function sayPlace(path: string, before: DesignSpec, after: DesignSpec): readonly string[] {
  const [, section = '', id = '', field] = path.split('/');
  if (section === 'metal' && id === 'alloy')
    return [`${alloys[after.metal.alloy].name} instead of ${alloys[before.metal.alloy].name}`];
  if (section === 'stones' && field === 'gem') return sayGemOf(id, before, after);
  const [was, is] = [valueAt(before, path), valueAt(after, path)];
  const name = [...(section === 'parts' || section === 'stones' ? [] : [section]), id, field ?? '']
    .filter((step) => step !== '' && !/^\d+$/.test(step))
    .map((step) => wordsOfId(step.replace(/Mm$/, '')))
    .join(' ');
  if (is === undefined) return [`no ${name}`];
  if (was === undefined || typeof is === 'object') return [name];
  const unit = path.endsWith('Mm') ? ' mm' : '';
  return [`${name} ${sayValue(is)}${unit} instead of ${sayValue(was)}${unit}`];
}

function sayGemOf(id: string, before: DesignSpec, after: DesignSpec): readonly string[] {
  const [was, is] = [before.stones[id], after.stones[id]];
  if (is === undefined) return [];
  return [was === undefined ? sayGem(is.gem) : `${sayGem(is.gem)} instead of ${sayGem(was.gem)}`];
}

function valueAt(spec: DesignSpec, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step], spec);
}

const sayValue = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toFixed(2))) : wordsOfId(String(value));
