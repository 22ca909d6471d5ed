import { clamp } from '#shared/units.ts';
import { capitalised, spoken, wordsOfId } from '#shared/words.ts';
import { fieldsOfPart } from '#spec/part-fields.ts';
import type { Part } from '#spec/part-registry.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { buildOrder, hostsOf, stonesOf } from '#spec/references.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { partWords } from '#spec/shown/registry.ts';
import { benchFeatures, neverInDesigns } from '#spec/meanings/bench-work.ts';
import { roles } from '../../proposal.ts';
import { propose } from '../../propose/propose.ts';
import { type EditAt, type EditStep, type EditStepAnswer, stepByStep, refused, unchanged } from '../edit-step.ts';
import { chosenSo, partsCalled, partsNamed } from '../words-of-piece.ts';

/** A thing that is asked for and that some part is called by: a halo, milgrain, a bezel, a knife edge. */
interface WantedWord {
  readonly word: string;
  readonly name: string;
}

/**
 * What is to be there that is not: another choice of a part that has it to offer; else the parts that the designer would
 * draw it with, taken over into the piece as it stands. Everything else of the piece stays as it is.
 */
export const editDrawnIn: EditStep = (at) =>
  stepByStep(
    at.spec,
    wantedWords(at).map((wanted) => (spec: DesignSpec) => drawnIn(at, spec, wanted)),
  );

function wantedWords({ said, next, described, lines }: EditAt): readonly WantedWord[] {
  const named = (word: string): WantedWord => ({ word, name: spoken(word).toLowerCase() });
  const settings = (next.stones ?? [])
    .slice(0, lines.length)
    .flatMap(({ setting }, index) =>
      setting !== undefined && setting !== described.stones?.[index]?.setting ? [setting] : [],
    );
  const added = (next.stones ?? [])
    .slice(lines.length)
    .flatMap(({ role, setting }) => (stoneRole(role).isUsual ? [] : [setting ?? role]));
  // "Add a halo": of stones of which nothing else is said, the place alone.
  const placed = (said.stones ?? []).filter(isOnlyPlaced).map(({ role }) => role);
  const isThere = (role: string): boolean => described.stones?.some((stone) => stone.role === role) === true;
  const looks = [...(said.features ?? []), ...(said.techniques ?? []), ...(said.motifs ?? [])];
  const singles = [said.profile, said.closure].flatMap((word) => word ?? []);
  return [...new Set([...settings, ...added, ...placed.filter((role) => !isThere(role)), ...looks, ...singles])].map(
    named,
  );
}

/** A stone of which nothing is said but where it is. */
const isOnlyPlaced = (stone: RequestStone): boolean =>
  Object.keys(stone).length === 1 && !stoneRole(stone.role).isUsual;

function drawnIn(at: EditAt, spec: DesignSpec, { word, name }: WantedWord): EditStepAnswer {
  if (partsNamed(spec, [word]).length > 0)
    return partsNamed(at.piece.spec, [word]).length === 0 ? unchanged(spec) : refused(spec, `It has ${name} already.`);
  const atBench = benchFeatures[word];
  if (atBench !== undefined || neverInDesigns.has(word))
    return refused(
      spec,
      atBench === undefined ? `${spoken(word)} is done by hand: no model shows it.` : `${spoken(word)}: ${atBench}.`,
    );
  for (const id of Object.keys(spec.parts)) {
    const chosen = chosenSo(spec, id, (words) => words.has(word));
    if (chosen) return { spec: chosen, says: [`${name} on the ${wordsOfId(id)}`], notDone: [] };
  }
  const drawn = designerDraws(at);
  const taken = drawn && takenOver(spec, drawn, word);
  if (taken) return { spec: taken, says: [name], notDone: [] };
  return {
    spec,
    says: [],
    notDone: [
      { says: `${capitalised(name)} cannot be put into this design as it stands.`, instead: [], redraws: true },
    ],
  };
}

/** What the designer draws for the piece as it is to be, in the same role; undefined where it cannot. */
function designerDraws({ said, next, piece: { role, seed, profile } }: EditAt): DesignSpec | undefined {
  const { weight: _weight, budget: _budget, ...open } = next;
  const { band_width_mm: band } = open.dimensions ?? {};
  const asked = open.stones ?? [];
  const placed = (said.stones ?? []).filter(
    (stone) => isOnlyPlaced(stone) && !asked.some(({ role: own }) => own === stone.role),
  );
  const request: DesignRequest = {
    ...open,
    stones: [...asked, ...placed],
    dimensions: band === undefined ? {} : { band_width_mm: band },
  };
  const count = roles.indexOf(role) + 1;
  const proposed = propose(request, { count, seed, profile, barred: [], costCorrection: {} });
  return proposed.ok ? proposed.value.find((one) => one.role === role)?.spec : undefined;
}

/** A part in the place of another, with the measures that both have as they are: somebody may have set them by hand. */
function withOwnNumbers(part: Part, own: Part | undefined): Part {
  if (own === undefined) return part;
  const kept = fieldsOfPart(part.kind).flatMap(({ key, meta }): readonly (readonly [string, number])[] => {
    const value = (own as unknown as Readonly<Record<string, unknown>>)[key];
    return meta.control === 'number' && typeof value === 'number' ? [[key, clamp(value, meta.min, meta.max)]] : [];
  });
  return { ...part, ...Object.fromEntries(kept) };
}

/** The piece with the parts of a drawing that are called by a word, and with the hosts and stones that they need. */
function takenOver(spec: DesignSpec, drawn: DesignSpec, word: string): DesignSpec | undefined {
  const called = partsCalled(drawn, [word]);
  // Stones that were said by their place: whatever holds stones there that the piece has not.
  const holding = Object.entries(drawn.parts).flatMap(([id, part]) =>
    stonesOf(part).some((stone) => !Object.hasOwn(spec.stones, stone)) ? [id] : [],
  );
  const wanted = called.length > 0 ? called : partWords.has(word) ? [] : holding;
  if (wanted.length === 0) return undefined;
  const parts: Record<string, DesignSpec['parts'][string]> = { ...spec.parts };
  const stones: Record<string, DesignSpec['stones'][string]> = { ...spec.stones };
  const take = (id: string, isWanted: boolean): void => {
    const part = drawn.parts[id];
    if (part === undefined || (!isWanted && Object.hasOwn(spec.parts, id))) return;
    parts[id] = withOwnNumbers(part, spec.parts[id]);
    for (const host of hostsOf(part)) take(host, false);
    for (const stone of stonesOf(part)) {
      const own = drawn.stones[stone];
      if (own !== undefined) stones[stone] ??= own;
    }
  };
  for (const id of wanted) take(id, true);
  const used = new Set(Object.values(parts).flatMap(stonesOf));
  const next = {
    ...spec,
    parts,
    stones: Object.fromEntries(Object.entries(stones).filter(([id]) => used.has(id))),
  };
  return buildOrder(next).ok ? next : undefined;
}
