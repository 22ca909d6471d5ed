import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type BriefChapter, chaptersOf, spanInBrief } from '#spec/request/changed-brief.ts';
import { isUnder } from '#spec/request/sections/brief-span.ts';
import { asksForJewellery, isAboutJewellery, isForeign } from './about-jewellery.ts';
import { amended } from './amend/amend.ts';
import { lostAdjectives } from './amend/lost-adjectives.ts';
import { unreadWords } from './amend/unread-words.ts';
import { assemble } from './assemble.ts';
import { asChange } from './change/as-change.ts';
import { subjects } from './extract/registry.ts';
import { editEvidence } from './extract/changes/edit-evidence.ts';
import { type BriefContext, contextOf } from './extract/subject.ts';
import type { Extraction, SaidValue, SaidFields, Sections } from './extraction.ts';
import { parseBrief } from './parse-brief.ts';
import { questionRules } from './rules/must-ask.ts';
import { warningsFor } from './rules/should-warn.ts';
import { hasSense, senseOf } from './parse/atom.ts';
import type { TextSpan } from './parse/span.ts';

type Engraving = Sections['engraving'];

/** Longest brief that is read: some three printed pages, far more than anybody tells a jeweller. */
export const LONGEST_BRIEF = 8000;

/**
 * Reads what a customer or jeweller typed (English, Hinglish, shop shorthand, mixed units) into a request. Pure and
 * deterministic: no network, no clock. Unknown words are skipped, never guessed.
 *
 * Problems: `empty_brief`, `brief_too_long`, `nothing_understood`, `contradictory_brief`.
 */
export function understand(brief: string): Result<DesignRequest> {
  if (brief.trim() === '') return fail(emptyBrief);
  if (brief.length > LONGEST_BRIEF) return fail(tooLong(brief.length));
  const [first, ...changes] = chaptersOf(brief);
  let request = readFirst(first.words);
  for (const change of changes) {
    if (!request.ok) return request;
    const said = readChange(change);
    if (!said.ok) return said;
    request = ok(amended(request.value, said.value));
  }
  return request.ok ? ok(completed(request.value)) : request;
}

/** What is asked for, before anything of it is changed. */
function readFirst(words: string): Result<DesignRequest> {
  const context = contextOf(parseBrief(words));
  const extractions = outsideInscription(subjects.flatMap((read) => read(context)));
  const contradiction = contradictionIn(extractions);
  if (contradiction) return fail(contradiction);
  const isOurs = isAboutJewellery(context.atoms) || isAboutDesign(context, extractions);
  if (!(extractions.some(saysSomething) || asksForJewellery(context.atoms)) || !isOurs) return fail(nothingUnderstood);
  const request = withoutIdleRespellings(asChange(assemble(extractions), context));
  const lost = lostAdjectives(context.atoms, request);
  return ok({ ...request, evidence: { ...request.evidence, ...lost } });
}

/** A change said of a design that is open, read as one: nothing in the words has to tell that it is. */
export function understandChange(words: string): Result<DesignRequest> {
  if (words.trim() === '') return fail(emptyBrief);
  if (words.length > LONGEST_BRIEF) return fail(tooLong(words.length));
  return readChange({ words, start: 0 });
}

/**
 * A change of designs that are shown: whatever it says is said of them, so nothing has to tell that it is one. Words
 * from which nothing was read are asked about.
 */
function readChange(chapter: BriefChapter): Result<DesignRequest> {
  const context = contextOf(parseBrief(chapter.words));
  const extractions = outsideInscription(subjects.flatMap((read) => read(context)));
  const contradiction = contradictionIn(extractions);
  if (contradiction) return fail(contradiction);
  const request = withoutIdleRespellings(assemble(extractions));
  const unread = unreadWords(context.atoms, request);
  const asked = unread.map((span, index) => [`must_ask.change_not_understood[${index}]`, span] as const);
  const evidence = [...Object.entries(request.evidence), ...asked];
  return ok({
    ...request,
    must_ask: [...request.must_ask, ...(unread.length > 0 ? ['change_not_understood'] : [])],
    evidence: Object.fromEntries(evidence.map(([place, span]) => [place, spanInBrief(chapter, span)])),
  });
}

function contradictionIn(extractions: readonly Extraction[]): Problem | undefined {
  const found = extractions.find((extraction) => extraction.kind === 'contradiction');
  return found && { code: 'contradictory_brief', message: found.message, remedy: found.remedy };
}

/** The request with what is still missing in it, and what has to be warned of. */
function completed(request: DesignRequest): DesignRequest {
  const asked = questionRules.flatMap((rule) => rule(request));
  return {
    ...request,
    must_ask: [...new Set([...request.must_ask, ...asked.flatMap(({ ask }) => ask ?? [])])],
    assumptions: [...request.assumptions, ...asked.flatMap(({ assumption }) => assumption ?? [])],
    should_warn: [...new Set([...request.should_warn, ...warningsFor(request)])],
  };
}

/** What is to be engraved is read as nothing else: "engraved Leo" is a name, no sign of the zodiac. */
function outsideInscription(extractions: readonly Extraction[]): readonly Extraction[] {
  const engraving = extractions.find(
    (extraction) => extraction.kind === 'section' && extraction.section === 'engraving',
  );
  const text = engraving?.kind === 'section' ? (engraving.fields as SaidFields<Engraving>).text?.span : undefined;
  if (!text) return extractions;
  const isInside = ([from, to]: TextSpan) => to > from && from >= text[0] && to <= text[1];
  return extractions.filter((extraction) => {
    if (extraction.kind === 'single' && extraction.key === 'intent') return true;
    if (extraction.kind === 'word' || extraction.kind === 'single') return !isInside(extraction.span);
    if (extraction.kind !== 'section' || extraction === engraving) return true;
    return !Object.values<SaidValue<unknown> | undefined>(extraction.fields).every(
      (said) => said && isInside(said.span),
    );
  });
}

/** A misspelt word that nothing was read from, even as the known one, was not read: nobody is told that it was. */
function withoutIdleRespellings(request: DesignRequest): DesignRequest {
  const idle = new Set(
    request.assumptions.flatMap(({ field }) => {
      const said = isUnder(field, 'spelling') ? request.evidence[field] : undefined;
      const isRead =
        said && Object.entries(request.evidence).some(([path, span]) => path !== field && overlap(span, said));
      return said === undefined || isRead ? [] : [field];
    }),
  );
  if (idle.size === 0) return request;
  return {
    ...request,
    assumptions: request.assumptions.filter(({ field }) => !idle.has(field)),
    evidence: Object.fromEntries(Object.entries(request.evidence).filter(([path]) => !idle.has(path))),
  };
}

const overlap = ([from, to]: TextSpan, [start, end]: TextSpan): boolean => from < end && start < to;

/** "halo hata do", "thinner", "KD 220 in platinum": said of a design that is there, with something of it named. */
function isAboutDesign(context: BriefContext, extractions: readonly Extraction[]): boolean {
  if (extractions.some((extraction) => extraction.kind === 'single' && extraction.key === 'base_design')) return true;
  const evidence = editEvidence(context);
  // "no stones", "the first one", "weight kam karo": with no other word in it, it is said of the open design.
  const saysOfDesign =
    evidence !== undefined ||
    extractions.some((extraction) => extraction.kind === 'word' && ofOpenDesign.has(extraction.list));
  if (saysOfDesign && !context.atoms.some(isForeign)) return true;
  if (evidence === undefined) return false;
  return senseOf(evidence, 'cue')?.cue === 'same_but' || context.atoms.some((atom) => hasSense(atom, ...ofDesigns));
}

const ofOpenDesign: ReadonlySet<string> = new Set(['exclude', 'views']);

const ofDesigns = [
  'comparison',
  'metal',
  'gem',
  'stone',
  'role',
  'setting',
  'prongs',
  'shape',
  'piece',
  'feature',
  'finish',
  'engrave',
  'enamel',
  'closure',
  'technique',
  'motif',
  'orientation',
  'unwanted',
  'constraint',
  'measure',
] as const;

function saysSomething(extraction: Extraction): boolean {
  // A question or a date alone says nothing: it has to be about something.
  if (extraction.kind === 'single' && extraction.key === 'deadline') return false;
  if (extraction.kind === 'single')
    return extraction.key !== 'intent' || (extraction.value !== 'new_design' && extraction.value !== 'question');
  return (
    extraction.kind === 'change' ||
    extraction.kind === 'section' ||
    extraction.kind === 'item' ||
    extraction.kind === 'stone' ||
    extraction.kind === 'word'
  );
}

const emptyBrief: Problem = {
  code: 'empty_brief',
  message: 'There is nothing in the brief.',
  remedy: 'Say what to make, in which metal and with which stones, e.g. "18k rose gold ring with a 1 ct oval ruby".',
};

const nothingUnderstood: Problem = {
  code: 'nothing_understood',
  message: 'Nothing in these words asks for a piece of jewellery.',
  remedy: 'Name the piece first, e.g. "ring", "jhumka", "mangalsutra", then the metal and the stones.',
};

function tooLong(length: number): Problem {
  return {
    code: 'brief_too_long',
    message: `The brief has ${length} characters; up to ${LONGEST_BRIEF} are read.`,
    remedy: 'Shorten it to the one piece or set that is wanted, or split it into several briefs.',
  };
}
