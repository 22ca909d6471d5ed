import type { PartOf } from '#spec/part-registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { ClosureWord } from '#spec/request/words/closure-words.ts';
import type { FeatureWord } from '#spec/request/words/feature-words.ts';
import type { PieceWish } from '../piece-wish.ts';

type Saying = Pick<DesignRequest, 'closure' | 'features'>;

/** What words for a fastening mean in one kind of piece; it may also be said as a feature: "hinged". */
type Meanings<Meant> = Readonly<Partial<Record<ClosureWord | FeatureWord, Meant>>>;

type Catch = PartOf<'hoop-catch'>['style'];

/** Words for a closing that a hoop can be made with. */
export const hoopCatches: Meanings<Catch> = {
  continuous: 'endless',
  wire: 'endless',
  hook: 'bali',
  hinged: 'snap',
  hinge: 'snap',
  snap: 'snap',
  hinged_snap: 'snap',
  hinged_click: 'snap',
  latch_back: 'snap',
  press_lock: 'snap',
  post: 'snap',
};

type Ending = PartOf<'nose-wire'>['ending'];

/** Words for an ending that a nose pin can be made with. "Wire" leaves open how it is bent. */
export const noseWireEndings: Meanings<Ending> = {
  l_bend: 'l-bend',
  wire: 'l-bend',
  hook: 'l-bend',
  nostril_screw: 'curl',
  nose_bone: 'bead',
  post: 'bead',
  screw: 'screw',
  screw_back: 'screw',
  south_screw: 'screw',
  bombay_screw: 'screw',
};

type Back = PartOf<'post'>['back'];

/** Words for what closes an earring behind the lobe; "post" leaves it open. */
const earBacks: Meanings<Back> = {
  post: 'push',
  push_back: 'push',
  clutch_back: 'push',
  screw_back: 'screw',
  screw: 'screw',
  south_screw: 'south-screw',
  bombay_screw: 'bombay-screw',
  omega_back: 'omega',
  clip_on: 'clip',
};

/** Words for wire that goes through the lobe, without a post. */
const earWires: Meanings<PartOf<'ear-wire'>['style']> = {
  hook: 'fish-hook',
  wire: 'fish-hook',
  fishhook: 'fish-hook',
  lever_back: 'lever-back',
  french_clip: 'lever-back',
};

/** Words for the clasp of a chain. */
const clasps: Meanings<PartOf<'clasp'>['style']> = {
  lobster: 'lobster',
  spring_ring: 'spring-ring',
  bolt_ring: 'spring-ring',
  s_hook: 's-hook',
  s_clasp: 's-hook',
  toggle: 'toggle',
  t_bar: 'toggle',
  box_clasp: 'box',
};

/** How a hoop was asked to be closed. */
export function saidCatch(request: Saying): Catch | undefined {
  return saidOf(hoopCatches, request);
}

/** How the wire of a nose pin was asked to end. */
export function saidEnding(request: Saying): Ending | undefined {
  return saidOf(noseWireEndings, request);
}

/** The endings of a nose pin that words rule out; without a wire or a hook nothing is bent. */
export function ruledOutEndings(excluded: ReadonlySet<string>): ReadonlySet<Ending> {
  const ruledOut = [...excluded].flatMap((word) => meaningOf(noseWireEndings, word) ?? []);
  const bent = excluded.has('wire') || excluded.has('hook') ? (['curl', 'bead'] as const) : [];
  return new Set([...ruledOut, ...bent]);
}

/** What was asked for behind the lobe; a clip also where there is no piercing. */
export function saidBack({ request, excluded }: Pick<PieceWish, 'request' | 'excluded'>): Back | undefined {
  return excluded.has('piercing') ? 'clip' : saidOf(earBacks, { closure: request.closure });
}

/** The wire through the lobe that was asked for. */
export function saidEarWire({ closure }: Saying): PartOf<'ear-wire'>['style'] | undefined {
  return saidOf(earWires, { closure });
}

/** The clasp that was asked for. */
export function saidClasp({ closure }: Saying): PartOf<'clasp'>['style'] | undefined {
  return saidOf(clasps, { closure });
}

function saidOf<Meant>(meanings: Meanings<Meant>, { closure, features = [] }: Saying): Meant | undefined {
  return [...(closure === undefined ? [] : [closure]), ...features]
    .map((word) => meaningOf(meanings, word))
    .find((meant) => meant !== undefined);
}

function meaningOf<Meant>(meanings: Meanings<Meant>, word: string): Meant | undefined {
  return Object.hasOwn(meanings, word) ? meanings[word as keyof Meanings<Meant>] : undefined;
}
