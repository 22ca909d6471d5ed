import type { Role } from '../../proposal.ts';
import type { Form } from '../intent/form.ts';
import type { Archetype } from './archetype.ts';
import { haloRing } from './halo-ring.ts';
import { solitaire } from './solitaire.ts';

type ByRole = Readonly<Record<Role, readonly Archetype[]>>;

/** The same archetypes whatever the role. */
function always(...archetypes: readonly Archetype[]): ByRole {
  return { classic: archetypes, generous: archetypes, quiet: archetypes, character: archetypes };
}

/** What can answer a form, by role: what was said exactly is answered exactly, what was left open in several ways. */
const archetypes: Readonly<Partial<Record<Form, ByRole>>> = {
  'stone-ring': {
    classic: [solitaire],
    generous: [haloRing, solitaire],
    quiet: [solitaire],
    character: [solitaire, haloRing],
  },
  solitaire: always(solitaire),
  'halo-ring': always(haloRing),
};

export function archetypesFor(form: Form, role: Role): readonly Archetype[] {
  return archetypes[form]?.[role] ?? [];
}
