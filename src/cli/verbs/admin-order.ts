import { brand } from '#shared/brand.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isUuid } from '#shared/uuid.ts';
import type { CommandLine } from '../verb.ts';

export const ADMIN_USAGE = `${brand.command} admin create|reset|grant|revoke|disable|enable|owner EMAIL|ID, or list, or workshops [--group admin] [--with code|password] [--workshop ID] [--data FOLDER]`;

const optionNames = ['group', 'with', 'workshop'] as const;

/** The actions on an account, with their options. */
const actions = {
  create: ['group'],
  reset: ['with'],
  grant: ['group'],
  revoke: ['group'],
  disable: [],
  enable: [],
  list: [],
  owner: ['workshop'],
  workshops: [],
} as const satisfies Readonly<Record<string, readonly (typeof optionNames)[number][]>>;

const groups = ['admin'] as const;
const ways = ['code', 'password'] as const;

/** One action on an account, as ordered on the command line. */
export interface AdminOrder {
  readonly action: keyof typeof actions;
  /** Empty where the action is about all accounts. */
  readonly email: string;
  readonly group: (typeof groups)[number] | undefined;
  /** How a user regains access. */
  readonly way: (typeof ways)[number];
  /** The id of the workshop that gets an owner; empty for other actions. */
  readonly workshopId: string;
}

/** Reads the ordered action and checks it, as far as possible without looking at accounts. */
export function readOrder({ words: [name, email], options }: CommandLine): Result<AdminOrder> {
  const action = one(Object.keys(actions) as (keyof typeof actions)[], name);
  if (action === undefined) {
    return wrong('unknown_action', name === undefined ? 'What to do is missing.' : `There is no "admin ${name}".`);
  }
  const isAboutAll = action === 'list' || action === 'workshops';
  if (isAboutAll && email !== undefined) return wrong('unexpected_word', `"admin ${action}" takes no address.`);
  if (!isAboutAll && (email === undefined || email.trim() === '')) {
    return wrong('missing_address', 'The e-mail address of the account is missing.');
  }
  const takes: readonly string[] = actions[action];
  const foreign = optionNames.find((option) => options[option] !== undefined && !takes.includes(option));
  if (foreign !== undefined) return wrong('unknown_option', `"admin ${action}" takes no --${foreign}.`);
  const group = one(groups, options['group']);
  if (options['group'] !== undefined && group === undefined) {
    return wrong('unknown_group', `There is no group "${options['group']}", only ${groups.join(', ')}.`);
  }
  const way = one(ways, options['with'] ?? 'code');
  if (way === undefined) return wrong('unknown_way', `--with is ${ways.join(' or ')}, not "${options['with']}".`);
  const workshopId = options['workshop'] ?? '';
  if (action === 'owner' && !isUuid(workshopId)) {
    return wrong('missing_workshop', 'The id of the workshop is missing: "admin workshops" lists them.');
  }
  return ok({ action, email: email ?? '', group, way, workshopId });
}

function one<T extends string>(known: readonly T[], word: string | undefined): T | undefined {
  return known.find((name) => name === word);
}

const wrong = (code: string, message: string) => fail({ code, message, remedy: `Usage: ${ADMIN_USAGE}` });
