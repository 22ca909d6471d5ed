import type { Role } from '../proposal.ts';
import type { Form } from './form.ts';
import type { Archetype } from './archetype.ts';
import { band } from './rings/band.ts';
import { plainBangle, stoneBangle } from './wrist/bangle-ideas.ts';
import { chain } from '../compose/wrist/compose-chain.ts';
import { clusterRing } from './rings/cluster-ring.ts';
import { dropEarrings } from './hanging/drop.ts';
import { fullEternity, halfEternity } from './rings/eternity-ideas.ts';
import { haloPendant } from './hanging/halo-pendant.ts';
import { haloRing } from './rings/halo-ring.ts';
import { shapedDrop } from './hanging/shaped-drop.ts';
import { shapedPendant } from './hanging/shaped-pendant.ts';
import { signet } from './rings/signet.ts';
import { solitaire } from './rings/solitaire.ts';
import { stoneBand } from './rings/stone-band.ts';
import { stonePendant } from './hanging/stone-pendant.ts';
import { shapedStud } from './hanging/shaped-stud.ts';
import { haloStud, stud } from './hanging/stud.ts';
import { tennis } from './wrist/tennis.ts';
import { threeStone } from './rings/three-stone.ts';
import { toiEtMoi } from './rings/toi-et-moi.ts';

type ByRole = Readonly<Record<Role, readonly Archetype[]>>;

/** The same archetypes whatever the role. */
function always(...archetypes: readonly Archetype[]): ByRole {
  return { classic: archetypes, generous: archetypes, quiet: archetypes, character: archetypes };
}

/** What can answer a form, by role: what was said exactly is answered exactly, what was left open in several ways. */
const archetypes: Readonly<Record<Form, ByRole>> = {
  'stone-ring': {
    classic: [solitaire],
    generous: [haloRing, threeStone, solitaire],
    // The fewest lines: no melee.
    quiet: [solitaire],
    character: [solitaire, haloRing, clusterRing],
  },
  solitaire: always(solitaire),
  'halo-ring': always(haloRing),
  'three-stone': always(threeStone),
  'toi-et-moi': always(toiEtMoi),
  'cluster-ring': always(clusterRing),
  'full-eternity': always(fullEternity),
  'half-eternity': always(halfEternity),
  band: always(band),
  'stone-band': always(stoneBand),
  signet: always(signet),
  pendant: {
    classic: [stonePendant],
    generous: [haloPendant, stonePendant],
    quiet: [stonePendant, shapedPendant],
    character: [stonePendant, shapedPendant],
  },
  'stone-pendant': {
    classic: [stonePendant],
    generous: [haloPendant, stonePendant],
    quiet: [stonePendant],
    character: [stonePendant, haloPendant],
  },
  'halo-pendant': always(haloPendant),
  'shaped-pendant': always(shapedPendant),
  stud: { classic: [stud], generous: [haloStud, stud], quiet: [stud], character: [stud, haloStud] },
  'halo-stud': always(haloStud),
  'shaped-stud': always(shapedStud),
  drop: always(dropEarrings),
  'shaped-drop': always(shapedDrop),
  bangle: always(plainBangle),
  'stone-bangle': always(stoneBangle),
  chain: always(chain),
  'chain-bracelet': always(chain),
  tennis: always(tennis),
};

export function archetypesFor(form: Form, role: Role): readonly Archetype[] {
  return archetypes[form][role];
}
