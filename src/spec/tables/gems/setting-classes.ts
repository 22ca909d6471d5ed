import type { SettingClassId } from './gem.ts';

/** The ways a stone is held, as far as a gem's toughness decides between them. */
export type SettingStyle =
  | 'tension'
  | 'prong'
  | 'v-prong'
  | 'bezel'
  | 'halo'
  | 'channel'
  | 'pave'
  | 'flush'
  | 'peg'
  | 'inlay'
  | 'bead-strung';

/** What a setter may do to a class of gems. */
export interface SettingClass {
  readonly allowed: readonly SettingStyle[];
  readonly forbidden: readonly SettingStyle[];
  /** Whether it is suited to a ring worn every day. */
  readonly ringDaily: 'yes' | 'protected' | 'no';
  /** Cleaning that breaks or dulls it. */
  readonly neverCleanWith: readonly ('ultrasonic' | 'steam' | 'heat')[];
  readonly reason: string;
  readonly source: string;
}

const source =
  'rockher.com, sylviecollection.com (tension needs Mohs 9 or more); jewelswell.com, jewelrysourcemillcreek.com, saltwholesaling.com (protective settings and cleaning)';

/** Toughness classes of the gem table. */
export const settingClasses: Readonly<Record<SettingClassId, SettingClass>> = {
  A: {
    allowed: ['tension', 'prong', 'v-prong', 'bezel', 'halo', 'channel', 'pave', 'flush'],
    forbidden: [],
    ringDaily: 'yes',
    neverCleanWith: [],
    reason: 'Mohs 9 or more and sound: any setting.',
    source,
  },
  B: {
    allowed: ['prong', 'v-prong', 'bezel', 'halo', 'channel', 'pave', 'flush'],
    forbidden: ['tension'],
    ringDaily: 'yes',
    neverCleanWith: [],
    reason:
      'Hard enough for prongs and channels; pavé from Mohs 7 with care, flush only for larger stones, no tension.',
    source,
  },
  C: {
    allowed: ['bezel', 'halo', 'v-prong', 'prong'],
    forbidden: ['tension', 'channel', 'flush'],
    ringDaily: 'protected',
    neverCleanWith: ['ultrasonic', 'steam'],
    reason:
      'Brittle, cleaving or included: bezel, halo or V-prongs; open prongs only with a gallery, or in pendants and earrings.',
    source,
  },
  D: {
    allowed: ['bezel', 'peg', 'inlay', 'bead-strung'],
    forbidden: ['tension', 'channel', 'pave', 'flush'],
    ringDaily: 'no',
    neverCleanWith: ['ultrasonic', 'steam', 'heat'],
    reason: 'Soft or porous: a bezel, a cup with a peg (pearl), inlay or a string, set last and kept from heat.',
    source,
  },
};
