import { fail, ok, type Result } from '#shared/result.ts';
import { withArticle } from '../words/numbers.ts';
import type { Form } from './form.ts';

/** What the words for a piece come to. */
export interface NamedPiece {
  readonly form: Form;
  /** Whether the words themselves said which ring, earring…: then stones and motifs do not change it. */
  readonly certain: boolean;
  /** What has to be said aloud, when the piece is only near to what was asked for. */
  readonly remark?: string;
}

const sure = (form: Form, remark?: string): NamedPiece => ({
  form,
  certain: true,
  ...(remark === undefined ? {} : { remark }),
});
const open = (form: Form, remark?: string): NamedPiece => ({ ...sure(form, remark), certain: false });

const ring: Readonly<Record<string, NamedPiece>> = {
  '': open('stone-ring'),
  engagement: open('stone-ring'),
  promise: open('stone-ring'),
  cocktail: open('stone-ring'),
  solitaire: sure('solitaire'),
  halo: sure('halo-ring'),
  three_stone: sure('three-stone'),
  toi_et_moi: sure('toi-et-moi'),
  cluster: sure('cluster-ring'),
  eternity: sure('full-eternity'),
  full_eternity: sure('full-eternity'),
  half_eternity: sure('half-eternity'),
  five_stone: sure('half-eternity'),
  seven_stone: sure('half-eternity'),
  wedding: open('band'),
  band: open('band'),
  stacking: open('band'),
  signet: sure('signet'),
  bypass: open('stone-ring', 'a twisted shank stands for the bypass'),
  dome: open('band', 'a rounded band stands for the dome'),
  mourning: sure('signet'),
};

const pendant: Readonly<Record<string, NamedPiece>> = {
  '': open('pendant'),
  solitaire: sure('stone-pendant'),
  halo: sure('halo-pendant'),
  cluster: sure('halo-pendant', 'a halo stands for the cluster'),
  locket: sure('shaped-pendant', 'a locket that does not open'),
  medallion: sure('shaped-pendant'),
  bar: sure('shaped-pendant'),
  initial: sure('shaped-pendant', 'the letter is engraved by hand'),
  name: sure('shaped-pendant', 'the name is engraved by hand'),
  choker: open('pendant', 'a pendant on a choker-length chain'),
  collar: open('pendant', 'a pendant on a collar-length chain'),
};

const earrings: Readonly<Record<string, NamedPiece>> = {
  '': open('stud'),
  stud: open('stud'),
  solitaire: sure('stud'),
  halo: sure('halo-stud'),
  cluster: sure('halo-stud', 'a halo stands for the cluster'),
  drop: open('drop'),
};

const bangle: Readonly<Record<string, NamedPiece>> = {
  '': open('bangle'),
  kada: open('bangle'),
  kangan: open('bangle'),
  stacking: open('bangle'),
  noa: open('bangle', 'a plain bangle'),
  hinged: open('bangle', 'a bangle that slips on, without a hinge'),
  open_cuff: open('bangle', 'a closed bangle instead of a cuff'),
};

const chain: Readonly<Record<string, NamedPiece>> = {
  '': sure('chain'),
  cable: sure('chain'),
  trace: sure('chain'),
  rolo: sure('chain'),
  paperclip: sure('chain'),
  ...Object.fromEntries(
    ['curb', 'figaro', 'rope', 'box', 'snake', 'wheat', 'singapore'].map((link) => [
      link,
      sure('chain', `cable links stand for the ${link}`),
    ]),
  ),
};

const bracelet: Readonly<Record<string, NamedPiece>> = {
  ...chain,
  '': open('tennis'),
  tennis: sure('tennis'),
  cuff: open('bangle', 'a closed bangle instead of a cuff'),
  open_cuff: open('bangle', 'a closed bangle instead of a cuff'),
  hinged: open('bangle', 'a bangle that slips on, without a hinge'),
  charm: sure('chain', 'a chain bracelet, its charms chosen apart'),
};

const anklet: Readonly<Record<string, NamedPiece>> = {
  '': sure('chain', 'a cable anklet'),
  payal: sure('chain', 'a cable anklet, its bells bought'),
};

const bySubtype: Readonly<Record<string, Readonly<Record<string, NamedPiece>>>> = {
  ring,
  pendant,
  necklace: pendant,
  earrings,
  bangle,
  chain,
  bracelet,
  anklet,
};

/** What to offer instead of a piece that the studio cannot build yet. */
const instead: Readonly<Record<string, string>> = {
  jhumka: 'drop earrings',
  chandbali: 'drop earrings',
  chandelier: 'drop earrings',
  hoop: 'studs or drop earrings',
  huggie: 'studs or drop earrings',
  bali: 'studs or drop earrings',
  climber: 'studs',
  jacket: 'halo studs',
  ear_cuff: 'studs',
  threader: 'drop earrings',
  mangalsutra: 'a pendant on a chain, to which the black beads are strung by hand',
  thali: 'a shaped pendant on a chain',
  tennis: 'a tennis bracelet, or a solitaire pendant',
  riviere: 'a tennis bracelet, or a solitaire pendant',
  station: 'a pendant on a chain',
  nose_ring: 'a stud earring',
  nose_pin: 'a stud earring',
  maang_tikka: 'a pendant',
  brooch: 'a pendant',
  charm: 'a pendant',
  toe_ring: 'a plain band with its inner diameter in mm',
  coin: 'a round medallion pendant',
  armlet: 'a bangle',
};

/**
 * The form that type and subtype of an ordered item mean. A piece that cannot be built is a problem that names the
 * nearest one that can, never silently something else.
 */
export function formOfItem(type: string, subtype = ''): Result<NamedPiece> {
  const rows = bySubtype[type];
  const named = rows?.[subtype] ?? (rows && !isKnownGap(subtype) ? rows[''] : undefined);
  if (named) return ok(named);
  const what = (rows ? subtype : type).replaceAll('_', ' ');
  const near =
    instead[subtype] ?? instead[type] ?? made[type] ?? 'a ring, a pendant, earrings, a bangle, a bracelet or a chain';
  return fail({
    code: 'not_built_yet',
    message: `The studio cannot build ${withArticle(what)} yet.`,
    remedy: `Ask for ${near}, or give this piece to the bench with the brief as it stands.`,
    path: 'items[0]',
  });
}

/** Subtypes that are a piece of their own, not a flavour of their type. */
function isKnownGap(subtype: string): boolean {
  return Object.hasOwn(instead, subtype) || wornDifferently.has(subtype);
}

const wornDifferently = new Set([
  'bugadi',
  'karanphool',
  'sui_dhaga',
  'inside_out',
  'haar',
  'haram',
  'rani_haar',
  'satlada',
  'navlakha',
  'kasu_mala',
  'mango_mala',
  'guttapusalu',
  'nakshi_haar',
  'mala',
  'hasli',
  'addigai',
  'aad',
  'kanthi',
  'thushi',
  'lariat',
  'rosary',
  'spinner',
  'vanki',
  'pacheli',
  'pahunchi',
  'nazariya',
]);

/** What the studio makes of each kind, for a remedy. */
const made: Readonly<Record<string, string>> = {
  ring: 'a solitaire, halo, three-stone, eternity or signet ring, or a plain band',
  pendant: 'a pendant on a chain',
  necklace: 'a pendant on a chain, or a cable chain',
  earrings: 'studs or drop earrings',
  bangle: 'a bangle that slips on, plain, twisted or set with stones',
  bracelet: 'a tennis line, a cable chain or a bangle',
  chain: 'a cable chain',
  anklet: 'a cable anklet',
};
