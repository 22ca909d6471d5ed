import type { KeptFact } from '#spec/kept/fact.ts';
import type { KeptBrief } from './keep.ts';
import { isKept } from './kept-score.ts';

/** What the designs of some briefs did not keep, field by field, the worst first. */
export function unkeptByField(briefs: readonly KeptBrief[]): string {
  const byField = new Map<string, string[]>();
  for (const { marked, designs } of briefs) {
    for (const [place, lines] of unkeptPlaces(designs)) {
      const { field } = lines[0] as KeptFact;
      const said = lines.map(sayVerdict).join(' | ');
      const list = byField.get(field) ?? [];
      byField.set(field, [...list, `  ${place} ${String(lines[0]?.value)}: ${said}  [${marked.brief}]`]);
    }
  }
  return [...byField]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([field, lines]) => [`${field}: ${lines.length} not kept`, ...lines].join('\n'))
    .join('\n\n');
}

/** The facts that some design does not keep, each with its verdict in those designs. */
function unkeptPlaces(designs: KeptBrief['designs']): ReadonlyMap<string, readonly KeptFact[]> {
  const places = new Map<string, KeptFact[]>();
  for (const fact of designs.flat()) {
    if (!isKept(fact)) places.set(fact.place, [...(places.get(fact.place) ?? []), fact]);
  }
  return places;
}

function sayVerdict(fact: KeptFact): string {
  switch (fact.state) {
    case 'changed':
      return `${shortened(fact.inDesign)}${fact.why === undefined ? '' : ` (${fact.why})`}`;
    case 'notDone':
      return `not done: ${fact.why}`;
    case 'asked':
      return `asked: ${fact.question}`;
    default:
      return fact.state;
  }
}

function shortened(value: unknown): string {
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : String(value);
}
