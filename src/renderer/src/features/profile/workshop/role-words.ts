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
  seller: { name: 'Sales', can: 'make, change and delete designs, and take orders' },
  bench: { name: 'Bench', can: 'make and change designs, and say how far an order is' },
  caster: { name: 'Caster', can: 'open designs, orders and their files, and say what is cast' },
};

export const roleOptions: readonly ChoiceOption[] = Object.entries(roleWords).map(([value, { name }]) => ({
  value,
  label: name,
}));
