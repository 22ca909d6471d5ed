import type { Role } from '../../proposal.ts';
import type { Form } from '../intent/form.ts';
import type { Archetype } from './archetype.ts';
import { band } from './band.ts';
import { plainBangle, stoneBangle } from './bangle.ts';
import { chain } from './chain.ts';
import { clusterRing } from './cluster-ring.ts';
import { dropEarrings } from './drop-earrings.ts';
import { fullEternity, halfEternity } from './eternity.ts';
import { haloPendant } from './halo-pendant.ts';
import { haloRing } from './halo-ring.ts';
import { shapedDrop } from './shaped-drop.ts';
import { shapedPendant } from './shaped-pendant.ts';
import { signet } from './signet.ts';
import { solitaire } from './solitaire.ts';
import { stoneBand } from './stone-band.ts';
import { stonePendant } from './stone-pendant.ts';
import { shapedStud } from './shaped-stud.ts';
import { haloStud, stud } from './stud.ts';
import { tennis } from './tennis.ts';
import { threeStone } from './three-stone.ts';
import { toiEtMoi } from './toi-et-moi.ts';

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
