import type { BriefComparison } from './compare.ts';
import type { Half } from './corpus.ts';
import type { BriefFact } from './facts.ts';
import type { KeptScore } from './kept-score.ts';
import type { Score } from './score.ts';

const COLUMN = 34;

/** Both halves side by side, for the terminal. */
export function tableOfScores(scores: Readonly<Record<Half, Score>>): string {
  const halves = Object.keys(scores) as Half[];
  const line = lineOf(scores);
  const shares = ({ precision, recall, f1 }: Score['negations']): string =>
    [precision, recall, f1].map(share).join(' ');
  const sections = [...new Set(halves.flatMap((half) => Object.keys(scores[half].fields)))].toSorted();
  return [
    ['precision, recall, F1'.padEnd(COLUMN), ...halves.map((half) => half.padStart(COLUMN))].join(''),
    line('all facts', shares),
    line('negations', ({ negations }) => shares(negations)),
    ...sections.map((section) =>
      line(`  ${section}`, ({ fields }) => {
        const rates = fields[section];
        return rates === undefined ? '' : `${rates.said} said  ${shares(rates)}`;
      }),
    ),
    line('briefs', ({ briefs }) => String(briefs)),
    line('understood exactly', ({ exactMatch }) => share(exactMatch)),
    line('invented facts', ({ invented }) => String(invented)),
    line('unit errors', ({ unitErrors }) => String(unitErrors)),
    line('wrongly refused or accepted', ({ wronglyRefused }) => String(wronglyRefused)),
    line('needless questions a brief', ({ needlessQuestionsPerBrief }) => needlessQuestionsPerBrief.toFixed(2)),
    line('questions not asked', ({ missedQuestions }) => String(missedQuestions)),
    line('ms, median and p95', (score) =>
      [score.medianMilliseconds, score.p95Milliseconds].map((ms) => ms.toFixed(1)).join(' '),
    ),
  ].join('\n');
}

/** What the designs keep, below what was understood. */
export function tableOfKept(scores: Readonly<Record<Half, KeptScore>>): string {
  const line = lineOf(scores);
  return [
    line('briefs designed', ({ designed }) => String(designed)),
    line('facts kept', ({ kept }) => share(kept)),
    line('  where the design has any', ({ keptAsSaid }) => share(keptAsSaid)),
    line('facts changed, not done, asked', ({ changed, notDone, asked }) => [changed, notDone, asked].join(' ')),
    line('facts that no code can see', ({ outside }) => String(outside)),
    line('briefs kept whole', ({ briefsKept }) => share(briefsKept)),
  ].join('\n');
}

/** A figure of both halves on one line. */
function lineOf<One>(scores: Readonly<Record<Half, One>>): (name: string, figure: (score: One) => string) => string {
  const halves = Object.keys(scores) as Half[];
  return (name, figure) =>
    [name.padEnd(COLUMN), ...halves.map((half) => figure(scores[half]).padStart(COLUMN))].join('');
}

const share = (value: number): string => value.toFixed(3);

/** What went wrong with one brief, for the authors of rules. */
export function faultsOf(one: BriefComparison): string {
  const list = (name: string, facts: readonly BriefFact[]): readonly string[] =>
    facts.map(({ place, value }) => `  ${name} ${place}: ${String(value)}`);
  return [
    `${one.marked.brief}  [${one.marked.tags.join(' ')}]`,
    ...(one.wronglyRefused ? [one.marked.says ? '  refused' : '  not refused'] : []),
    ...list('lost', one.lost),
    ...list('invented', one.invented),
    ...one.wrong.map(({ said, read }) => `  wrong ${said.place}: ${String(said.value)} read as ${String(read.value)}`),
    ...one.needlessQuestions.map((question) => `  asked needlessly: ${question}`),
    ...one.missedQuestions.map((question) => `  not asked: ${question}`),
  ].join('\n');
}
