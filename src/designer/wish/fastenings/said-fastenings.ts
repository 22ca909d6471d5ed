import type { PartOf } from '#spec/part-registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { ClosureWord } from '#spec/request/words/closure-words.ts';
import type { FeatureWord } from '#spec/request/words/feature-words.ts';

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
};

/** Words for what only a post through the lobe has. */
const onPost: Meanings<true> = { post: true, push_back: true, screw_back: true, south_screw: true, screw: true };

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

/** Whether an earring was asked for on a post. */
export function isSaidOnPost(request: Saying): boolean {
  return saidOf(onPost, { closure: request.closure }) === true;
}

function saidOf<Meant>(meanings: Meanings<Meant>, { closure, features = [] }: Saying): Meant | undefined {
  return [...(closure === undefined ? [] : [closure]), ...features]
    .map((word) => meaningOf(meanings, word))
    .find((meant) => meant !== undefined);
}

function meaningOf<Meant>(meanings: Meanings<Meant>, word: string): Meant | undefined {
  return Object.hasOwn(meanings, word) ? meanings[word as keyof Meanings<Meant>] : undefined;
}
