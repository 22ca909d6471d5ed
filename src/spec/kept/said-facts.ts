import type { DesignRequest } from '../request/design-request.ts';
import type { FactValue, SaidFact } from './fact.ts';
import type { RequestField } from './request-field.ts';

/** Where a value stands: its field without counting, its place with it. */
interface Place {
  readonly field: string;
  readonly place: string;
  readonly index: number;
}

const root: Place = { field: '', place: '', index: 0 };

/** All facts of a request, in the order of the document; what was only computed is none. */
export function saidFacts(request: DesignRequest): readonly SaidFact[] {
  const { evidence, assumptions: _assumed, should_warn: _warnings, ...said } = request;
  return factsIn(said, root, evidence);
}

function factsIn(value: unknown, at: Place, evidence: DesignRequest['evidence']): readonly SaidFact[] {
  if (value === undefined || value === null) return [];
  if (isMeasures(value) || typeof value !== 'object') {
    // The paths of a document that its schema has read are fields.
    const field = at.field as RequestField;
    return [{ ...at, field, value: value as FactValue, span: evidence[at.place] }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => factsIn(entry, { ...at, place: `${at.place}[${index}]`, index }, evidence));
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const isOpenRecord = openRecords.has(at.field);
    const field = isOpenRecord ? at.field : below(at.field, key);
    return factsIn(inner, { field, place: below(at.place, key), index: at.index }, evidence);
  });
}

/** Records whose keys are values too: they are one field. */
const openRecords: ReadonlySet<string> = new Set<RequestField>(['changes', 'keep']);

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function isMeasures(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'number');
}
