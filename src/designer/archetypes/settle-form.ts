import { alloys, type AlloyId } from '#spec/tables/alloys.ts';
import type { Form } from './form.ts';
import type { PlateOutline } from '../wish/motif-words.ts';
import type { NamedPiece } from './piece-words.ts';
import type { StoneWishes } from '../wish/stones/wished-stones.ts';

/** What decides between the pieces that a word leaves open. */
export interface FormContext {
  readonly stones: StoneWishes;
  readonly outline: PlateOutline | undefined;
  readonly excluded: ReadonlySet<string>;
  readonly gent: boolean;
  /** A motif that has no outline of its own: it is engraved, and that wants a plate. */
  readonly engraved: boolean;
  /** A child wears it: no stone that nobody asked for. */
  readonly child: boolean;
  /** An open outline was asked for, and not on a post, behind which the nut would show. */
  readonly framed: boolean;
  /** One stone was asked for, or a plain piece: no company unless it was named. */
  readonly alone: boolean;
}

const rowSettings = new Set(['pave', 'channel', 'shared-prong']);

/** The form that word and stones make together: "ring" with a halo is a halo ring, without stones a band. */
export function settleForm(named: NamedPiece, context: FormContext): Form {
  if (named.certain) return named.form;
  switch (named.form) {
    case 'stone-ring':
      return ringForm(context);
    case 'band':
      return bandForm(context);
    case 'pendant':
      return pendantForm(context);
    case 'stud':
      return studForm(context);
    case 'drop':
      return context.outline || context.excluded.has('stones') ? 'shaped-drop' : 'drop';
    case 'bangle':
      return context.stones.main && !context.excluded.has('stones') ? 'stone-bangle' : 'bangle';
    default:
      return named.form;
  }
}

function ringForm({ stones, excluded, gent, alone, child }: FormContext): Form {
  const { main, beside } = stones;
  if (excluded.has('stones')) return gent ? 'signet' : 'band';
  if (!main && child) return 'band';
  if (!main) return gent ? 'signet' : alone ? 'solitaire' : 'stone-ring';
  if (main.setting !== undefined && rowSettings.has(main.setting)) return 'half-eternity';
  if (main.setting === 'flush') return 'stone-band';
  if (stones.halo && !excluded.has('halo')) return 'halo-ring';
  if (beside) return beside.count === 1 ? 'toi-et-moi' : 'three-stone';
  if (main.count === 3) return 'three-stone';
  if (main.count === 2) return 'toi-et-moi';
  return (main.count ?? 1) > 3 ? 'half-eternity' : alone ? 'solitaire' : 'stone-ring';
}

function bandForm(context: FormContext): Form {
  const { stones, excluded, gent } = context;
  const { main } = stones;
  if (!main || excluded.has('stones')) return 'band';
  if (main.setting === 'flush') return 'stone-band';
  const row = (main.setting !== undefined && rowSettings.has(main.setting)) || (main.count ?? 1) > 1;
  if (main.centre && !row) return ringForm(context);
  return gent && !row ? 'stone-band' : 'half-eternity';
}

function pendantForm({ stones, outline, excluded, engraved, child }: FormContext): Form {
  if (outline || excluded.has('stones') || ((engraved || child) && !stones.main)) return 'shaped-pendant';
  if (stones.halo && !excluded.has('halo')) return 'halo-pendant';
  return stones.main ? 'stone-pendant' : 'pendant';
}

function studForm({ stones, outline, excluded, engraved, child, framed }: FormContext): Form {
  if (framed && outline) return 'shaped-drop';
  if (outline || excluded.has('stones') || ((engraved || child) && !stones.main)) return 'shaped-stud';
  if (stones.beside) return 'drop';
  return stones.halo && !excluded.has('halo') ? 'halo-stud' : 'stud';
}

/** Whether an alloy bends by hand, so that open prongs are not its first choice. */
export function isSoft(alloy: AlloyId): boolean {
  return alloys[alloy].soft;
}
