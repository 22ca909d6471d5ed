import { layerNames, layers } from '../layers.ts';

/** The file of each layer that the others try to import. */
const door = (layer: string): string => `src/${layer}/door.ts`;
const DOOR = 'export interface Door {\n  readonly width: number;\n}\nexport const door: Door = { width: 1 };\n';

/** These layers have no alias, because no other layer may import them. */
const HAS_NO_ALIAS = ['preload', 'main', 'cli', 'renderer'];

export interface Pair {
  readonly from: string;
  readonly to: string;
}

const pairs: Pair[] = layerNames.flatMap((from) => layerNames.filter((to) => to !== from).map((to) => ({ from, to })));

const opens = ({ from, to }: Pair): boolean => layers[from]?.uses.includes(to) ?? false;
const opensForTypes = ({ from, to }: Pair): boolean => layers[from]?.namesTypesOf?.includes(to) ?? false;

export const openPairs = pairs.filter(opens);
export const typePairs = pairs.filter(opensForTypes);
export const closedPairs = pairs.filter((pair) => !opens(pair) && !opensForTypes(pair));

export const aliasFile = ({ from, to }: Pair): string => `src/${from}/to-${to}.ts`;
export const valueFile = ({ from, to }: Pair): string => `src/${from}/run-${to}.ts`;
const relativeFile = ({ from, to }: Pair): string => `src/${from}/climb-to-${to}.ts`;

const typeImport = (path: string) => `import type { Door } from '${path}';\n\nexport type Through = Door;\n`;
const valueImport = (path: string) => `import { door } from '${path}';\n\nexport const width = door.width;\n`;
const hasAlias = ({ to }: Pair) => !HAS_NO_ALIAS.includes(to);

/** Layers that the compiler reaches indirectly, and so can't forbid by itself. */
export function reachedByReference(from: string): Set<string> {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    const { uses = [], namesTypesOf = [] } = layers[name] ?? {};
    for (const next of [...uses, ...namesTypesOf]) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit(from);
  return reached;
}

/** The files of a project with every forbidden import between two layers, and every allowed one. */
export function brokenWalls(): Map<string, string> {
  const files = new Map(layerNames.map((layer) => [door(layer), DOOR]));
  for (const pair of closedPairs) {
    if (hasAlias(pair)) files.set(aliasFile(pair), typeImport(`#${pair.to}/door.ts`));
    files.set(relativeFile(pair), typeImport(`../${pair.to}/door.ts`));
  }
  for (const pair of openPairs) files.set(aliasFile(pair), valueImport(`#${pair.to}/door.ts`));
  for (const pair of typePairs) {
    files.set(aliasFile(pair), typeImport(`#${pair.to}/door.ts`));
    files.set(valueFile(pair), valueImport(`#${pair.to}/door.ts`));
  }
  return files;
}
