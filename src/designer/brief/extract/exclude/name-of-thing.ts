import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { Sense } from '../../../senses/sense.ts';

const plurals: Readonly<Record<string, string>> = {
  ruby: 'rubies',
  cz: 'cz',
  onyx: 'onyx',
  lapis: 'lapis',
  topaz: 'topazes',
};

/** What a thing is called when it is ruled out: first by a name of its own, else as it is called when it is asked for. */
export function thingOf(senses: readonly Sense[]): string | undefined {
  const unwanted = senses.find((sense) => sense.subject === 'unwanted');
  if (unwanted?.subject === 'unwanted') return unwanted.thing;
  for (const sense of senses) {
    const name = nameOf(sense);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** "white metal" names no metal, "two tone" no gold. */
function metalOf({ material = 'metal', color }: Extract<Sense, { subject: 'metal' }>): string {
  if (color === 'two_tone') return color;
  return color === undefined ? material : `${color}_${material}`;
}

function nameOf(sense: Sense): string | undefined {
  switch (sense.subject) {
    case 'gem': {
      if (sense.origin === 'lab_grown') return 'lab_grown';
      const many = plurals[sense.gem] ?? `${sense.gem}s`;
      return sense.color === undefined || sense.gem.includes('_') ? many : `${sense.color}_${many}`;
    }
    case 'stone':
      return 'stones';
    case 'metal':
      return metalOf(sense);
    case 'role':
      return stoneRole(sense.role).ruledOutAs ?? sense.role;
    case 'prongs':
      return 'prongs';
    case 'setting':
      return sense.setting === 'prong' ? 'prongs' : sense.setting;
    case 'piece':
      return sense.subtype ?? sense.type;
    case 'kind':
      return sense.subtype;
    case 'motif':
      return sense.motif;
    case 'style':
      // Whoever wants nothing large asks for a small one.
      return sense.style === 'large' ? undefined : sense.style;
    case 'finish':
      return sense.finish;
    case 'technique':
      return sense.technique;
    case 'feature':
      return sense.feature;
    case 'constraint':
      // A mishap that is ruled out is a constraint of its own: "must not spin". So is a complaint: "not too heavy".
      return sense.mishap || sense.complaint || /^(?:no|must_not)_/.test(sense.constraint)
        ? undefined
        : sense.constraint;
    case 'closure':
      return sense.closure;
    case 'profile':
      return sense.profile;
    case 'enamel':
      return 'enamel';
    case 'engrave':
      return 'engraving';
    case 'hallmark':
      return 'hallmark';
    case 'tone':
      return sense.color;
    case 'shape':
      return `${sense.shape}_cut`;
    case 'cut':
      return sense.cut;
    case 'form':
      return `${sense.form}s`;
    case 'origin':
      return sense.origin;
    case 'country':
      return sense.country.toLowerCase();
    case 'beads':
      return sense.kind;
    case 'arrangement':
      return sense.arrangement;
    case 'orientation':
      return sense.orientation;
    default:
      return undefined;
  }
}
