import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { type BriefSpan, isOfRead, isUnder, spansUnder } from '#spec/request/sections/brief-span.ts';
import { clashesIn } from '#spec/meanings/clashes.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { wordsAt } from '#spec/request/rewrite-brief.ts';
import { answerSpans, questionWords } from '#spec/questions.ts';
import type { Assumption } from '#spec/request/reader-fields.ts';
import type { ChipState } from '../../../components/controls/chip.tsx';
import type { FactValue } from '#spec/kept/fact.ts';
import { factsOfField, fieldAt } from '#spec/kept/field-facts.ts';
import type { RequestField } from '#spec/kept/request-field.ts';
import { fieldWords, departureWords, valueWords } from '../../../studio/ledger/fact-words.ts';
import { type Ledger, departuresIn, stateOf } from '../../../studio/ledger/ledger.ts';
import { capitalised, spoken } from '#shared/words.ts';
import { type CalledLedger, type ChipRemedy, keptBy, remediesFor } from './chip-remedies.ts';
import { saidChips } from './said-chips.ts';

/** One thing that was understood, assumed or must be asked. */
export interface RequestChip {
  readonly id: string;
  readonly state: ChipState;
  readonly words: string;
  /** Why it was assumed, or what became of it. */
  readonly why?: string;
  /** Where in the brief it was said; empty for what was not said. */
  readonly spans: readonly BriefSpan[];
  /** Which designs keep it, where others do not. */
  readonly keptBy?: readonly string[];
  /** What can be done about it with one press. */
  readonly remedies?: readonly ChipRemedy[];
  /** The right spelling of a misspelt word: one press puts it into the brief. */
  readonly rightly?: string;
}

/** A question that is open. */
export interface AskedChip extends RequestChip {
  /** Its code in `must_ask`. */
  readonly code: string;
}

/**
 * The request as chips: first what was said, in the order of a job bag and with what became of it, then what was
 * assumed.
 * @param weighed the designs that are weighed
 * @param designs how many there are
 */
export function requestChips(
  brief: string,
  request: DesignRequest,
  weighed: readonly CalledLedger[],
  designs: number,
): readonly RequestChip[] {
  const ledgers = weighed.map(({ ledger }) => ledger);
  const asked = clashesIn(request).flatMap(({ wanted, excluded }) => [...wanted, excluded]);
  const said = saidChips(brief, request).flatMap(({ id, besides, ...chip }): readonly RequestChip[] => {
    // What is asked for and ruled out is one question, and no two chips that deny each other.
    if (asked.some((path) => isUnder(id, path))) return [];
    const paths = besides === undefined ? [id] : [id, besides];
    const lost = lostWords(brief, request, id);
    const why = [whyOf(paths, ledgers), lost].filter((words) => words !== '').join('; ');
    const found = stateOf(paths, ledgers, designs);
    // Of a "wavy band" the band alone is no more than half done.
    const state = lost !== '' && found === 'done' ? 'changed' : found;
    if (why === '') return [{ ...chip, id, state }];
    const remedies = remediesFor(paths, ledgers, request.budget?.currency);
    return [{ ...chip, id, state, why, keptBy: keptBy(paths, weighed), remedies }];
  });
  return [...said, ...assumedChips(brief, request)];
}

/** The adjectives before what a chip says from which nothing was read. */
function lostWords(brief: string, { evidence }: DesignRequest, id: string): string {
  const lost = Object.entries(evidence).flatMap(([path, [from, to]]) =>
    isUnder(path, id) && !isOfRead(path) ? [brief.slice(from, to)] : [],
  );
  return [...new Set(lost)].map((words) => `“${words}” was not read`).join('; ');
}

/** How designs differ from parts of the request, each way once. */
function whyOf(paths: readonly string[], ledgers: readonly Ledger[]): string {
  const isOfThem = (place: string): boolean => paths.some((path) => isUnder(place, path));
  const missed = ledgers.flatMap((ledger) => departuresIn(ledger).filter(({ place }) => isOfThem(place)));
  return [...new Set(missed.map(departureWords))].join('; ');
}

function assumedChips(brief: string, request: DesignRequest): readonly RequestChip[] {
  return request.assumptions.map(({ field: place, value, why }) => {
    const id = `assumed ${place}`;
    if (isUnder(place, 'spelling')) {
      const spans = spansUnder(request, place);
      const words = `“${wordsAt(brief, spans)}” read as “${String(value)}”`;
      return { id, state: 'assumed', words, why, spans, rightly: String(value) };
    }
    const words = `${capitalised(assumedSubject(request, place))}: ${assumedWords(fieldAt(place), value)}`;
    return { id, state: 'assumed', words, why, spans: [] };
  });
}

/** What an assumption is about: a stone by its role in the piece, whatever else by its field. */
function assumedSubject(request: DesignRequest, place: string): string {
  const field = fieldAt(place);
  const stone = request.stones?.find((_, index) => isUnder(place, `stones[${index}]`));
  if (field === undefined) return spoken(place.slice(place.lastIndexOf('.') + 1));
  if (stone === undefined) return fieldWords(field);
  const called = stoneRole(stone.role).called ?? `${spoken(stone.role)} stone`;
  return field === 'stones.gem' ? called : `${called}, ${factsOfField(field).called}`;
}

/** What is missing, as questions. */
export function askedChips(request: DesignRequest): readonly AskedChip[] {
  return request.must_ask.map((code) => ({
    id: `must_ask.${code}`,
    code,
    state: 'ask',
    words: questionWords(request, code) ?? `${capitalised(spoken(code))}?`,
    spans: answerSpans(request, code),
  }));
}

/** A value that was assumed; only measures are lists of numbers. */
function assumedWords(field: RequestField | undefined, value: Assumption['value']): string {
  const words = [value].flat();
  const isMeasure = field !== undefined && (!Array.isArray(value) || words.every((one) => typeof one === 'number'));
  return isMeasure ? valueWords(field, value as FactValue) : words.map(String).map(spoken).join(', ');
}
