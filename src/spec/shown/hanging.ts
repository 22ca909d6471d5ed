import { type NamedLength, necklaceLengths } from '../sizes/lengths.ts';
import type { PartOf } from '../part-registry.ts';
import type { ShowPart } from './shown.ts';

/** A plate without a shape of its own is drawn after the motif that it is named by; an echo repeats one. */
function drawnMotif(id: string): string {
  return id.replace(/-.*$/, '').replaceAll('-', '_');
}

type Parts = Readonly<Record<string, PartOf<'post' | 'nose-wire'> | { readonly kind: string }>>;

/** Behind a window on a post the nut would show, and the wire of a nose pin. */
function canOpen(id: string, { parts }: { readonly parts: Parts }): boolean {
  return !Object.values(parts).some(
    (part) => (part.kind === 'post' || part.kind === 'nose-wire') && 'on' in part && part.on === id,
  );
}

/** An everyday pendant is 8 to 14 mm wide and 12 to 20 high, a statement 18 to 28 wide (taste): as a square. */
const PENDANT_MM = { lessToMm: 14.5, moreFromMm: 21 };

/** How large a pendant looks by its plate or motif; what else has plates is large by other parts. */
function sizeOfPendant(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  { parts }: { readonly parts: Parts },
) {
  const isPendant = Object.values(parts).some(({ kind }) => kind === 'bail');
  return isPendant ? { sizes: { whole: { mm: Math.sqrt(widthMm * heightMm), ...PENDANT_MM } } } : {};
}

export const showPlate = {
  features: { open_frame: ({ border }, spec, id) => border > 0 && canOpen(id, spec) },
  words: {},
  tells: ({ shape, widthMm, heightMm, thicknessMm, border }, spec, id) => ({
    ...sizeOfPendant({ widthMm, heightMm }, spec),
    outlines: [
      shape === 'free' ? drawnMotif(id) : shape,
      ...(shape === 'round' ? ['circle', 'disc', 'medallion', 'coin'] : []),
    ],
    lengths: {
      widthMm,
      heightMm,
      thicknessesMm: [thicknessMm],
      ...(shape === 'round' ? { diameterMm: widthMm } : {}),
    },
    spoils: border === 0 && canOpen(id, spec) ? ['open_frame'] : [],
  }),
} as const satisfies ShowPart<'plate'>;

/** A motif in a frame is an open outline; a round disc is called by more than its shape. */
export const showMotif = {
  features: { open_frame: ({ work }) => work === 'pierced' },
  words: { openwork: ({ work }) => work === 'pierced' },
  tells: ({ on, figure, text, work, ground, widthMm, heightMm, thicknessMm }, spec, id) => {
    const called = figure.replaceAll('-', '_');
    // On a ring or a bangle it is ornament: the piece has the measures of its hoop.
    const letters = text === undefined ? {} : { text, pieces: [text.length === 1 ? 'initial' : 'name', 'initial'] };
    if (on !== undefined) return { outlines: [called], ...letters };
    const isRound = work !== 'silhouette' && ground === 'round';
    return {
      ...sizeOfPendant({ widthMm, heightMm }, spec),
      ...letters,
      outlines: [
        called,
        ...(work === 'silhouette' ? [] : [ground]),
        ...(isRound ? ['circle', 'disc', 'medallion', 'coin'] : []),
      ],
      lengths: { widthMm, heightMm, thicknessesMm: [thicknessMm], ...(isRound ? { diameterMm: widthMm } : {}) },
      spoils: work !== 'pierced' && canOpen(id, spec) ? ['open_frame'] : [],
    };
  },
} as const satisfies ShowPart<'motif'>;

/** Stones down the front of a bail; none of them is what the piece is about. */
export const showBailStones = {
  features: {},
  words: {},
  tells: ({ holds }) => ({
    holds: [{ stone: holds, settings: ['bezel', 'full_bezel', 'collet', 'pave', 'grain'], role: 'bail', inRow: true }],
  }),
} as const satisfies ShowPart<'bail-stones'>;

export const showBail = { features: {}, words: { bail: true } } as const satisfies ShowPart<'bail'>;

/** Length over width up to which a link looks round, and from which it looks like a paper clip. */
const ROUND_LINK = 1.2;
const LONG_LINK = 2.4;

type Chain = PartOf<'chain'>;

const ratioOf = ({ linkLengthMm, linkWidthMm }: Chain): number => linkLengthMm / linkWidthMm;
const isLong = (chain: Chain): boolean => ratioOf(chain) >= LONG_LINK;
const isShort = (chain: Chain): boolean => !isLong(chain);
const isRound = (chain: Chain): boolean => ratioOf(chain) <= ROUND_LINK;

/** Whether a chain lies where the name of a length says; made to measure it may be a little shorter or longer. */
const isAsLongAs = ({ lengthMm }: Chain, { fromMm, toMm }: NamedLength): boolean =>
  lengthMm >= fromMm - MADE_TO_MEASURE_MM && lengthMm <= toMm + MADE_TO_MEASURE_MM;
const MADE_TO_MEASURE_MM = 13;

/** Links around the usual 2.4 mm of a lady's chain. Trade judgement. */
const LINK_MM = { lessToMm: 2, moreFromMm: 4 };

/**
 * A chain of oval links, every second one turned, is called by the shape of its links. One that carries something is its
 * chain; by itself it is the piece.
 */
export const showChain = {
  features: {},
  words: {
    chain: true,
    chain_links: true,
    choker: (chain) => isAsLongAs(chain, necklaceLengths.choker),
    collar: (chain) => isAsLongAs(chain, necklaceLengths.collar),
    paperclip: isLong,
    cable: isShort,
    trace: isShort,
    rolo: isRound,
    belcher: isRound,
  },
  tells: ({ through, lengthMm, linkWidthMm }) => ({
    lengths: through === undefined ? { lengthMm, chainMm: lengthMm, widthMm: linkWidthMm } : { chainMm: lengthMm },
    ...(through === undefined ? { sizes: { metal: { mm: linkWidthMm, ...LINK_MM } } } : {}),
  }),
} as const satisfies ShowPart<'chain'>;

export const showLoop = { features: {}, words: {} } as const satisfies ShowPart<'loop'>;

export const showLink = { features: {}, words: { dangly: true } } as const satisfies ShowPart<'link'>;

type Post = PartOf<'post'>;

const closedBy =
  (...backs: readonly Post['back'][]) =>
  ({ back }: Post): boolean =>
    backs.includes(back);
const isPierced = (post: Post): boolean => !closedBy('clip')(post);

/** A post is called by what closes it behind the lobe; a clip is none, and needs no piercing. */
export const showPost = {
  features: {},
  words: {
    post: isPierced,
    piercing: isPierced,
    screw: closedBy('screw', 'south-screw', 'bombay-screw'),
    screw_back: closedBy('screw', 'south-screw', 'bombay-screw'),
    south_screw: closedBy('south-screw'),
    bombay_screw: closedBy('bombay-screw'),
    omega_back: closedBy('omega'),
    clip_on: closedBy('clip'),
  },
  tells: (post) => ({ fastenings: closedBy('push')(post) ? ['push_back', 'clutch_back'] : [] }),
} as const satisfies ShowPart<'post'>;

type NoseWire = PartOf<'nose-wire'>;

const endsIn =
  (ending: NoseWire['ending']) =>
  (wire: NoseWire): boolean =>
    wire.ending === ending;
const isScrewed = endsIn('screw');
/** "Wire wala" is read as a hook and means, of a nose pin, that it has no screw. */
const isBent = (wire: NoseWire): boolean => !isScrewed(wire);

/** The wire of a nose pin is bent or has a bead, which in India is all one "wire", or has a screw. */
export const showNoseWire = {
  features: {},
  words: {
    piercing: true,
    wire: isBent,
    hook: isBent,
    l_bend: endsIn('l-bend'),
    nostril_screw: endsIn('curl'),
    nose_bone: endsIn('bead'),
    post: (wire) => isScrewed(wire) || wire.ending === 'bead',
    screw: isScrewed,
    screw_back: isScrewed,
    south_screw: isScrewed,
    bombay_screw: isScrewed,
  },
  tells: ({ diameterMm, lengthMm }) => ({ lengths: { gaugeMm: diameterMm, lengthMm } }),
} as const satisfies ShowPart<'nose-wire'>;

const isHook = ({ style }: PartOf<'ear-wire'>): boolean => style === 'fish-hook';
const isLever = ({ style }: PartOf<'ear-wire'>): boolean => style === 'lever-back';

export const showEarWire = {
  features: {},
  words: {
    hook: isHook,
    fishhook: isHook,
    wire: true,
    lever_back: isLever,
    french_clip: isLever,
    piercing: true,
    dangly: true,
  },
} as const satisfies ShowPart<'ear-wire'>;

type Clasp = PartOf<'clasp'>;

const claspIs =
  (style: Clasp['style']) =>
  (clasp: Clasp): boolean =>
    clasp.style === style;

export const showClasp = {
  features: {},
  words: {
    clasp: true,
    lobster: claspIs('lobster'),
    spring_ring: claspIs('spring-ring'),
    bolt_ring: claspIs('spring-ring'),
    s_hook: claspIs('s-hook'),
    s_clasp: claspIs('s-hook'),
    toggle: claspIs('toggle'),
    t_bar: claspIs('toggle'),
    box_clasp: claspIs('box'),
  },
} as const satisfies ShowPart<'clasp'>;
