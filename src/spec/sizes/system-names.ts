import type { RingSizeSystem } from './scales.ts';

/** The words that a system of ring sizes is called by; bangles are told by the word for the piece. */
export interface SystemNames {
  readonly system: RingSizeSystem;
  /** In any text. */
  readonly anywhere: readonly string[];
  /** In a text that is a size; in a brief they are also styles and places, and count only as "Italian size". */
  readonly besideSize: readonly string[];
  /** Country codes that are everyday words too ("7 in US"): they count only in a size without a clearer name. */
  readonly codes: readonly string[];
}

const words = (list: string): readonly string[] => list.split(', ');

/** Most telling first. */
export const systemNames: readonly SystemNames[] = [
  {
    system: 'US',
    anywhere: words('us, u.s., usa, u.s.a., american, us/ca, u s'),
    besideSize: words('america, canadian, canada'),
    codes: ['ca'],
  },
  {
    system: 'UK',
    anywhere: words('uk, u.k., british, uk/au, u k'),
    besideSize: words(
      'britain, england, english, australia, australian, aus, irish, ireland, new zealand, south africa, south african',
    ),
    codes: words('au, ie, nz, za'),
  },
  {
    system: 'EU',
    anywhere: words('eu, european, iso, french'),
    besideSize: ['europe'],
    codes: [],
  },
  {
    system: 'CH',
    anywhere: words('ch, swiss'),
    besideSize: words('switzerland, italian, italy, spanish, spain'),
    codes: words('it, es'),
  },
  { system: 'JP', anywhere: words('jp, japan, japanese, jpn'), besideSize: ['jis'], codes: [] },
  { system: 'IN', anywhere: words('indian, ind, india, bharatiya'), besideSize: [], codes: ['in'] },
];
