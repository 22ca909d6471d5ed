import { wornBySize } from '#spec/request/size-of-request.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { withArticle } from '../../phrasing/numbers.ts';
import { insteadOf, isNotBuilt } from '../not-built/instead.ts';
import { type NamedWork, namedWork } from '../not-built/named-works.ts';
import type { OrderName } from '../order-name.ts';
import { archetypes, type ArchetypeName, archetypeNames } from '../registry.ts';
import { offersFor } from './offers.ts';

/** The archetype and the name that the words for a piece stand for. */
export interface NamedPiece {
  readonly archetypeName: ArchetypeName;
  readonly name: OrderName;
  /** Whether nothing told which piece: then it is the one that is asked for most. */
  readonly assumed: boolean;
}

interface Entry {
  readonly archetypeName: ArchetypeName;
  readonly name: OrderName;
}

const byType: ReadonlyMap<string, ReadonlyMap<string, Entry>> = collectNames();

function collectNames(): Map<string, Map<string, Entry>> {
  const found = new Map<string, Map<string, Entry>>();
  for (const archetypeName of archetypeNames) {
    const names: readonly OrderName[] = archetypes[archetypeName].names;
    for (const name of names) {
      for (const type of name.types) {
        const ofType = found.get(type) ?? new Map<string, Entry>();
        found.set(type, ofType.set(name.subtype ?? '', { archetypeName, name }));
      }
    }
  }
  return found;
}

/** What is asked for most, when nothing tells. */
const ASKED_FOR_MOST = 'ring';

/**
 * The piece that a request names first. A piece that cannot be designed is a problem that names the nearest one that
 * can, never silently something else.
 */
export function pieceNamed(request: DesignRequest): Result<NamedPiece> {
  const item = request.items?.[0];
  const work = namedWork(request);
  if (work) return fail(notBuilt(work));
  const sized = item === undefined ? typeFromSize(request) : undefined;
  const implied = item?.subtype === undefined ? impliedEntry(request) : undefined;
  const assumed = item === undefined && sized === undefined && implied === undefined;
  const type = item?.type ?? sized ?? ASKED_FOR_MOST;
  const subtype = item?.subtype ?? implied?.name.subtype ?? '';
  const ofType = byType.get(type);
  const entry = ofType?.get(subtype) ?? (isNotBuilt(subtype) ? undefined : ofType?.get(''));
  if (entry) return ok({ ...entry, assumed });
  const what = (ofType ? subtype : type).replaceAll('_', ' ');
  const near = insteadOf(subtype) ?? insteadOf(type) ?? offersFor(type);
  return fail(notBuilt({ called: what, type }, near));
}

/** The problem of a piece that cannot be designed, with what is near it. */
export function notBuilt({ called, type }: NamedWork, near = offersFor(type)): Problem {
  return {
    code: 'not_built_yet',
    message: `The studio cannot build ${withArticle(called)} yet.`,
    remedy: `Ask for ${near}, or give this piece to the bench with the brief as it stands.`,
    path: 'items[0]',
  };
}

/** Without a word for the piece, its size tells the type: a bangle size means a bangle. */
function typeFromSize({ size, dimensions }: DesignRequest): string | undefined {
  if (size !== undefined && wornBySize(size) === 'wrist') return 'bangle';
  if (dimensions?.chain_length_mm !== undefined) return 'pendant';
  return size === undefined ? undefined : ASKED_FOR_MOST;
}

/** "Platinum solitaire" means a ring without naming one; "ruby in a flower of diamonds" means a cluster. */
function impliedEntry(request: DesignRequest): Entry | undefined {
  if ((request.items?.[0]?.type ?? ASKED_FOR_MOST) !== ASKED_FOR_MOST) return undefined;
  const rings = byType.get(ASKED_FOR_MOST);
  for (const feature of request.features ?? []) {
    const named = rings?.get(feature);
    if (named?.name.byItself) return named;
  }
  const archetypeName = archetypeNames.find((one) => archetypes[one].impliedBy(request));
  const [name] = archetypeName === undefined ? [] : (archetypes[archetypeName].names as readonly OrderName[]);
  return archetypeName === undefined || !name ? undefined : { archetypeName, name };
}

/**
 * Whether one stone alone was asked for, by the name of the piece or beside it. "A solitaire with a halo" is what many
 * call a halo ring: stones that were said around it stay.
 */
export function isAloneByName({ features = [], items, stones = [] }: DesignRequest): boolean {
  const halos = stones.flatMap(({ role }) => stoneRole(role).halo ?? []);
  if (halos.some((halo) => halo !== 'hidden')) return false;
  const subtype = items?.[0]?.subtype;
  return [...features, ...(subtype === undefined ? [] : [subtype])].some((word) => aloneNames.has(word));
}

const aloneNames: ReadonlySet<string> = new Set(
  [...byType.values()].flatMap((names) => [...names].flatMap(([word, { name }]) => (name.alone ? [word] : []))),
);
