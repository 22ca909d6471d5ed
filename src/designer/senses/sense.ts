import type { RingSizeSystem } from '#spec/sizes/scales.ts';
import type { BeadsWord } from '#spec/request/words/beads-words.ts';
import type { ClosureWord } from '#spec/request/words/closure-words.ts';
import type { ConstraintWord } from '#spec/request/words/constraint-words.ts';
import type { FeatureWord } from '#spec/request/words/feature-words.ts';
import type { StyleWord } from '#spec/request/words/style-words.ts';

/** What a word or phrase of the trade can mean, by subject. A new subject is a new line here and a file of words. */
export interface SenseOf {
  /** Only a colour where nothing tells which metal: "white metal". */
  metal: {
    readonly material?: string;
    readonly karat?: number;
    readonly fineness?: number;
    readonly color?: string;
    readonly alloyedWith?: string;
  };
  /** A colour; `metal` when a metal comes in it: "18k white"; `gem` when it is named after one: "ruby red". */
  tone: { readonly color: string; readonly metal?: string; readonly gem?: string };
  /** `origin` when the name says where it was grown, `color` and `cut` when the name says them too. */
  gem: {
    readonly gem: string;
    readonly color?: string;
    readonly cut?: string;
    readonly origin?: 'natural' | 'lab_grown';
  };
  /** A stone of which nothing else is said: "stone", "nag". */
  stone: Record<never, never>;
  shape: { readonly shape: string };
  cut: { readonly cut: string };
  form: { readonly form: string };
  /** `of` tells whether such a setting holds the one main stone or many small ones. */
  /** `ofMany` where it is a field of stones, never of one. */
  setting: { readonly setting: string; readonly of: 'main' | 'small'; readonly ofMany?: true };
  prongs: { readonly setting: string };
  /** `positional` when it only names a place: "in the centre" needs a stone that stands there. */
  role: { readonly role: string; readonly positional?: boolean };
  /** Where stones sit: "each side" doubles a count, "both sides" only when it is said as "3-3". */
  sides: { readonly each: boolean };
  origin: { readonly origin: 'natural' | 'lab_grown' };
  country: { readonly country: string };
  lab: { readonly lab: string };
  clarity: { readonly clarity: string };
  arrangement: { readonly arrangement: string };
  orientation: { readonly orientation: string };
  /** `rows` when the phrase says how many: "in a row". */
  rows: { readonly rows?: number };
  supply: { readonly suppliedBy: string };
  /** "I have a", "mere paas": of a stone it says whose it is. */
  possession: Record<never, never>;
  /**
   * A noun for a piece. `worn` is the family that measures follow; a `part` can also be just a part of another piece.
   */
  piece: {
    readonly type: string;
    readonly subtype?: string;
    readonly paired?: boolean;
    readonly partOf?: readonly string[];
    /** Its subtype is meant in English only: in Hindi a "locket" is any pendant. */
    readonly englishSubtype?: boolean;
  };
  /**
   * A word that tells which ring, earring… it is. `certain` when no other type has it; a `purpose` wins over a build;
   * what it names `beside` its noun alone is something else anywhere else: a halo ring, a ring with a halo. A purpose
   * `ofAnyPiece` names no piece by itself: something for an anniversary is no ring yet.
   */
  kind: {
    readonly subtype: string;
    readonly types: readonly string[];
    readonly certain?: boolean;
    readonly purpose?: boolean;
    readonly ofAnyPiece?: boolean;
    readonly beside?: boolean;
    readonly fixed?: boolean;
    /** Names the piece where no other word does: "solitaire, size 7", "cuban link, 22 inch". */
    readonly alone?: boolean;
  };
  beads: { readonly kind: BeadsWord };
  strands: Record<never, never>;
  motif: { readonly motif: string };
  style: { readonly style: StyleWord };
  finish: { readonly finish: string };
  technique: { readonly technique: string };
  feature: { readonly feature: FeatureWord };
  /**
   * `denied` is what its negation asks for ("not heavy" is light). A `mishap` only counts when it is ruled out: "must
   * not spin". A `complaint` asks for its remedy, said or denied: "too heavy", "don't want it too heavy".
   */
  constraint: {
    readonly constraint: ConstraintWord;
    readonly exclude?: string;
    readonly denied?: ConstraintWord;
    readonly mishap?: boolean;
    readonly complaint?: boolean;
  };
  closure: { readonly closure: ClosureWord };
  profile: { readonly profile: string };
  /** `apart` when its words mean something else before a piece: "our ruby wedding", but "a ruby wedding ring". */
  occasion: { readonly occasion: string; readonly apart?: true };
  /** A `pronoun` only tells the gender of whoever is named, or of the wearer when nobody is. */
  wearer: {
    readonly relation?: string;
    readonly gender?: 'female' | 'male';
    readonly role?: string;
    readonly pronoun?: boolean;
  };
  finger: { readonly finger: string };
  day: { readonly day: string };
  frequency: { readonly frequency: string };
  time: { readonly time: string };
  rashi: { readonly rashi: string };
  zodiac: { readonly zodiac: string };
  garment: { readonly garment: string };
  fabric: { readonly fabric: string };
  embroidery: { readonly work: string };
  neckline: { readonly neckline: string };
  month: { readonly month: string };
  enamel: Record<never, never>;
  /** `motif` where the word names what is cut: a fingerprint. */
  engrave: { readonly action?: 'keep'; readonly motif?: string };
  place: { readonly place: string };
  hallmark: { readonly scheme?: string; readonly huid?: boolean };
  view: { readonly view: string };
  /** The dimension that a length measures. */
  measure: { readonly measure: Measure };
  unit: { readonly unit: Unit };
  numeral: { readonly value: number };
  /** Added to the number behind it: "saadhe teen" is three and a half, "paune do" one and three quarters. */
  plus: { readonly plus: number };
  multiplier: { readonly times: number };
  currency: { readonly currency: string };
  system: { readonly system: RingSizeSystem };
  /** Makes a quantity a limit: before it ("under 20 g") or behind it ("20 gm tak"). */
  bound: { readonly bound: 'max' | 'min' | 'approx'; readonly side: 'before' | 'after' | 'any' };
  share: { readonly share: 'each' | 'total' | 'pair' | 'all_pieces' };
  /** `before`: what follows is negated ("no halo"); `after`: what precedes is ("halo nahi"). */
  /** Goes all the way around: stones of these types of piece that surround no other make this one of them. */
  around: {
    readonly subtype: string;
    readonly types: readonly string[];
    /** What a piece that is called `subtype` becomes by it: an eternity ring with stones all the way round. */
    readonly fully: string;
  };
  /** What somebody loves, or has on day by day. */
  liking: Record<never, never>;
  /** Any thing at all: "nothing below 14k". */
  anything: Record<never, never>;
  /** Somebody corrects themselves: by the word alone, by two such words, or by it behind a "no". */
  correction: { readonly when: 'alone' | 'two' | 'refused' };
  /** Takes away what was asked for before: "drop the halo". */
  removal: Record<never, never>;
  negation: {
    readonly side: 'before' | 'after';
    /** Denies a verb, so that only a verb of wanting or using rules out what follows it: "don't add", not "don't see". */
    readonly ofVerb?: boolean;
    /** Rules out every thing of the list before it: "halo, meena, moti kuch nahi". */
    readonly ofAll?: boolean;
    /** Names what is to be put in place of something: "ruby ki jagah panna". */
    readonly swaps?: boolean;
    /** So does this, before the old thing: "ruby instead of the sapphire". */
    readonly instead?: boolean;
    /** Rules out what was named before: "claws get caught, so none of those". */
    readonly refers?: boolean;
    /** Said only of parts that somebody has already: "chain alag se hai". */
    readonly onlyParts?: boolean;
  };
  /** Which of the things that are ruled out: "no other stones", "no big stones". */
  qualifier: { readonly which: 'other' | 'extra' | 'new' | 'small' | 'big' };
  /** A change in one direction: "thinner", "thoda patla karo". */
  comparative: Direction;
  /** A comparative that is meant as a change, with its amount: "2 inches longer". */
  comparison: Direction & {
    readonly amount?: { readonly value: number; readonly unit: 'mm' | 'g' | 'ct' | 'size' | 'percent' };
  };
  /** Adds something to a design that is there. */
  addition: Record<never, never>;
  /** Places something by another thing: beside, next to. */
  relation: Record<never, never>;
  /** "But": what follows differs from what was said. */
  contrast: Record<never, never>;
  /** Stands between an old value and a new one: "14k to 18k". */
  becoming: Record<never, never>;
  /** Up or down to a new value. */
  direction: Record<never, never>;
  /** Points at one thing that is known: the. */
  definite: Record<never, never>;
  /** Begins what is told of one of several pieces: "one plain, one with a ruby". */
  enumerator: Record<never, never>;
  /** Says that of a paired piece one is wanted: "left ear only"; or both: "for both hands". */
  sideWorn: { readonly sides: 1 | 2 };
  /** Says that several pieces do not differ. */
  alike: Record<never, never>;
  /** So much of what was there: "half the width", "twice as thick", "every second stone". */
  portion: { readonly portion: 'half' | 'double' };
  /** More or fewer of the things beside it. */
  quantifier: { readonly count: 'more' | 'fewer' };
  /** Tells that something stays as it is: what stands behind it ("keep the clasp") or before it ("size wahi rakhna"). */
  staying: {
    readonly side: 'before' | 'after';
    /** Said of what has a value only: "10 gm hi rakhna". */
    readonly ofValue?: true;
  };
  /** What of a design can be larger, smaller or stay: a part of it, or its size, its weight. */
  part: { readonly part: string; readonly isMeasure?: true };
  /** "Not too many stones" asks for a few, "not too flashy" for nothing flashy. */
  degree: Record<never, never>;
  /** Ends a phrase: verbs, prepositions, "but". */
  boundary: Record<never, never>;
  /** Joins things of one kind: and, or, aur, ya. */
  joint: { readonly joint: 'and' | 'or' | 'with' };
  /** Has no meaning and is skipped. */
  filler: Record<never, never>;
  article: Record<never, never>;
  cue: { readonly cue: Cue };
  /** Said in a conversation about designs that are open: no wish of how one looks. */
  talk: {
    readonly act: TalkAct;
    /** Of a superlative, by what and which way: "the lightest". */
    readonly by?: 'weight' | 'price';
    readonly sign?: 1 | -1;
  };
  /** Which of several, from 1; -1 is the last: "the second one". */
  ordinal: { readonly place: number };
  /** Rules something out by itself: "nickel-free". */
  ruledOut: { readonly thing: string };
  /** Things that are only ever named to be ruled out. */
  unwanted: {
    readonly thing: string;
    /** Describes a thing, which is then not ruled out itself: "no fake pearls", "no chunky chain". */
    readonly describes?: boolean;
    /** Says nothing beside what describes it: "no peacock design". */
    readonly general?: boolean;
    /** What is done to a thing, so that its word may be the verb of a denial: "don't polish it". */
    readonly isDone?: boolean;
  };
}

export interface Direction {
  readonly field:
    | 'band_width'
    | 'ring_size'
    | 'count'
    | 'length'
    | 'height'
    | 'size'
    | 'weight'
    | 'price'
    | 'colour'
    | 'clarity';
  readonly word: string;
  readonly sign: 1 | -1;
  /** Plain adjectives too, which compare only with "thoda" or "karo". */
  readonly onlyIfTold?: boolean;
}

export type Subject = keyof SenseOf;

export type Measure =
  | 'band'
  | 'width'
  | 'height'
  | 'length'
  | 'thickness'
  | 'diameter'
  | 'circumference'
  | 'inner_diameter'
  | 'chain'
  | 'face';

export type Unit =
  | 'mm'
  | 'cm'
  | 'inch'
  | 'carat'
  | 'carat_total'
  | 'karat'
  | 'k'
  | 'point'
  | 'pointer'
  | 'grainer'
  | 'gram'
  | 'kilogram'
  | 'pennyweight'
  | 'ounce'
  | 'sovereign'
  | 'tola'
  | 'ratti'
  | 'masha'
  | 'gauge'
  | 'percent'
  | 'month'
  | 'year'
  | 'week'
  | 'day'
  | 'ordinal';

/** What somebody does with a sentence that asks for no piece: takes back, asks, greets. */
export type TalkAct =
  | 'undo'
  | 'redo'
  | 'return'
  | 'startOver'
  | 'why'
  | 'dear'
  | 'which'
  | 'price'
  | 'weight'
  | 'castable'
  | 'size'
  | 'stones'
  | 'machine'
  | 'override'
  | 'insult'
  | 'curse'
  | 'greet'
  | 'thank'
  | 'help'
  | 'all'
  | 'ask';

/** Small words that steer one subject. */
export type Cue =
  | 'size'
  | 'budget'
  | 'other_money'
  | 'tax'
  | 'tax_excluded'
  | 'between'
  | 'including'
  | 'excluding'
  | 'only'
  | 'fallback'
  | 'two_tone'
  | 'set'
  | 'pair'
  | 'pieces'
  | 'for'
  | 'by_date'
  | 'edit'
  | 'same'
  | 'same_design'
  | 'keep_rest'
  | 'keep'
  | 'refers'
  | 'same_but'
  | 'refers_away'
  | 'corrects'
  | 'refers_weakly'
  | 'do_change'
  | 'base'
  | 'remodel'
  | 'question'
  | 'gross'
  | 'metal_weight'
  | 'weight'
  | 'stone_color'
  | 'birth'
  | 'or_better'
  | 'reversed'
  | 'seal'
  | 'initials'
  | 'like'
  | 'quote'
  | 'birthstone'
  | 'views'
  | 'beside'
  | 'than';

/** One meaning of a phrase. */
export type Sense = { [S in Subject]: { readonly subject: S } & SenseOf[S] }[Subject];

export type SenseFor<S extends Subject> = { readonly subject: S } & SenseOf[S];

/** One phrase of the lexicon with one of its meanings. */
export interface Term {
  readonly phrase: string;
  readonly sense: Sense;
}
