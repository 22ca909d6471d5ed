import type { ChoiceOption } from '../../../components/controls/choice.tsx';
import type { MemberRole } from './workshop-api.ts';

interface RoleWords {
  readonly name: string;
  /** What somebody in it may do, beginning where "can" ends. */
  readonly can: string;
}

/** The roles of a workshop as people call them. What each may do is the server's table (workshops/rights.ts). */
export const roleWords: Readonly<Record<MemberRole, RoleWords>> = {
  owner: { name: 'Owner', can: 'do everything, and say who is in the workshop' },
  seller: { name: 'Sales', can: 'make, change and delete designs' },
  bench: { name: 'Bench', can: 'make and change designs' },
  caster: { name: 'Caster', can: 'open designs and their files, and change nothing' },
};

export const roleOptions: readonly ChoiceOption[] = Object.entries(roleWords).map(([value, { name }]) => ({
  value,
  label: name,
}));
