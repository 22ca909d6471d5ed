import type { Archetype } from './archetype.ts';
import { chainBracelet } from './chains/chain-bracelet.ts';
import { chain } from './chains/chain.ts';
import { drop } from './hanging/drop.ts';
import { haloPendant } from './hanging/halo-pendant.ts';
import { haloStud } from './hanging/halo-stud.ts';
import { pendant } from './hanging/pendant.ts';
import { shapedDrop } from './hanging/shaped-drop.ts';
import { shapedPendant } from './hanging/shaped-pendant.ts';
import { shapedStud } from './hanging/shaped-stud.ts';
import { stonePendant } from './hanging/stone-pendant.ts';
import { stud } from './hanging/stud.ts';
import type { OpenName } from './names/open-name.ts';
import { band } from './rings/band.ts';
import { clusterRing } from './rings/cluster-ring.ts';
import { fullEternity } from './rings/full-eternity.ts';
import { halfEternity } from './rings/half-eternity.ts';
import { haloRing } from './rings/halo-ring.ts';
import { signet } from './rings/signet.ts';
import { solitaire } from './rings/solitaire.ts';
import { stoneBand } from './rings/stone-band.ts';
import { stoneRing } from './rings/stone-ring.ts';
import { threeStone } from './rings/three-stone.ts';
import { toiEtMoi } from './rings/toi-et-moi.ts';
import { bangle } from './wrist/bangle.ts';
import { stoneBangle } from './wrist/stone-bangle.ts';
import { tennis } from './wrist/tennis.ts';

/** Every kind of piece that the studio designs. A new one is a file and a line here. */
export const archetypes = {
  'stone-ring': stoneRing,
  solitaire,
  'halo-ring': haloRing,
  'three-stone': threeStone,
  'toi-et-moi': toiEtMoi,
  'cluster-ring': clusterRing,
  'full-eternity': fullEternity,
  'half-eternity': halfEternity,
  band,
  'stone-band': stoneBand,
  signet,
  stud,
  'halo-stud': haloStud,
  'shaped-stud': shapedStud,
  drop,
  'shaped-drop': shapedDrop,
  pendant,
  'stone-pendant': stonePendant,
  'halo-pendant': haloPendant,
  'shaped-pendant': shapedPendant,
  bangle,
  'stone-bangle': stoneBangle,
  tennis,
  chain,
  'chain-bracelet': chainBracelet,
} as const satisfies Readonly<Record<string, Archetype>>;

/** An archetype, by its name in the list. */
export type Form = keyof typeof archetypes;

export const forms = Object.keys(archetypes) as readonly Form[];

export function archetypeOf(form: Form): Archetype {
  return archetypes[form];
}

/** The form that is meant where words left it open. An archetype that gives way to none of the list does not compile. */
export function formMeant(form: Form, open: OpenName): Form {
  const instead: Form | undefined = archetypes[form].givesWayTo(open);
  return instead ?? form;
}
