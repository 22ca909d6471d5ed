// What the compiler says of an import through a wall between two layers, in our own words. It says TS6307 of the import,
// which names a list of files, and of every import behind it: of an engine that imports the designer a hundred times.
import { inRepository, readJson } from './repository.mjs';

/** The first line of a complaint; what it adds is indented. */
const COMPLAINT = /^(.+?)\(\d+,\d+\): error TS\d+: /;
const OUTSIDE =
  / TS6307: File '.*\/src\/([^/]+)\/[^']*' is not listed within .* project '.*\/tsconfig\/([^/']+)\.json'/;

/** @typedef {{ readonly first: string, readonly more: readonly string[], readonly crossing?: Crossing }} Block */
/** @typedef {{ readonly project: string, readonly to: string, readonly isImport: boolean }} Crossing */

/** @param {string} project */
const referencesOf = (project) => readJson(inRepository('tsconfig', `${project}.json`)).references;

/**
 * Below each import through a wall which layer may not import which, and which it may; without what follows from it.
 * @param {string} said by the compiler
 */
export function withCrossedWalls(said) {
  const blocks = blocksOf(said);
  const crossed = new Set(blocks.flatMap(({ crossing }) => (crossing?.isImport ? [crossing.project] : [])));
  const isBehind = (/** @type {Block} */ { crossing }) =>
    crossing !== undefined && !crossing.isImport && crossed.has(crossing.project);
  const behind = blocks.filter(isBehind).length;
  return [
    ...blocks
      .filter((block) => !isBehind(block))
      .flatMap(({ first, more, crossing }) => [first, ...(crossing ? [`  ${sentence(crossing)}`] : more)]),
    ...(behind > 0 ? [`${behind} more complaints of the compiler follow from that, and are left out.`] : []),
  ].join('\n');
}

/** @param {string} said @returns {readonly Block[]} */
function blocksOf(said) {
  /** @type {{ first: string, more: string[], crossing?: Crossing }[]} */
  const blocks = [];
  for (const line of said.split('\n')) {
    const last = blocks.at(-1);
    if (last !== undefined && /^\s/.test(line)) last.more.push(line);
    else blocks.push({ first: line, more: [], ...crossingOf(line) });
  }
  return blocks;
}

/** @param {string} line @returns {{ crossing: Crossing } | undefined} */
function crossingOf(line) {
  const from = COMPLAINT.exec(line)?.[1];
  const [, to, project] = OUTSIDE.exec(line) ?? [];
  if (from === undefined || to === undefined || project === undefined) return undefined;
  const home = `src/${layerOf(project)}/`;
  // A program of ours, such as those of `scripts`, is no layer.
  return { crossing: { project, to, isImport: from.startsWith(home) || !from.startsWith('src/') } };
}

/** @param {string} project */
const layerOf = (project) => project.replace(/\.test$/, '');

/** @param {Crossing} crossing */
function sentence({ project, to }) {
  const layer = layerOf(project);
  const who = project === layer ? layer : `A test of ${layer}`;
  const open = referencesOf(layer).map((/** @type {{ path: string }} */ { path }) => path.replace('.json', ''));
  return [
    `${who} may not import ${to}`,
    open.length > 0 ? `: ${layer} knows ${open.join(', ')}` : ': it knows no other layer',
    ` (scripts/walls/layers.ts). What both need belongs into a layer that both know; the rest is handed in.`,
  ].join('');
}
