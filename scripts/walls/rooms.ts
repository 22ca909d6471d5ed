import type { OxlintOverride } from 'oxlint';

/** The rooms of a folder, in the order in which they build on one another, so that none reaches itself in a circle. */
export interface RoomOrder {
  readonly folder: string;
  /**
   * From the bottom up: a room may use those before it. A file beside the rooms that they use stands among them; any
   * other composes them and may use all.
   */
  readonly rooms: readonly string[];
  /** Rooms whose inner folders may not use one another, such as the features of the screens. */
  readonly apart: readonly string[];
  /** Tests may use all rooms, where they ask for whole answers. */
  readonly openToTests?: true;
}

export const roomOrders: readonly RoomOrder[] = [
  {
    // Beside them lie helpers of every layer: results and their problems, units, money, colour, chance, the shop's brand.
    folder: 'src/shared',
    rooms: [
      'brand.ts',
      'result.ts',
      'email-address.ts',
      'worker-calls', // how any thread asks another
      'site', // what the server and the pages both know: addresses, heads, settings, the film
      'forms', // what visitors may enter
      'desktop', // what the screens may ask of the operating system
    ],
    apart: [],
  },
  {
    // Beside them lies what is done with whole documents: they are read, upgraded, edited.
    folder: 'src/spec',
    rooms: [
      'field.ts',
      'tables',
      'parts',
      'part-registry.ts',
      'sizes',
      'pieces',
      'stone.ts',
      'in-turn.ts',
      'design-spec.ts',
      'workshop',
      'request', // what was said
      'shown', // what can be seen of it in a part
      'meanings', // what its words mean in metal
      'questions.ts',
      'hosted-model', // what a language model may call, and how it is asked
      'kept', // which of it a design keeps
      'testing',
    ],
    apart: [],
    openToTests: true,
  },
  {
    folder: 'src/designer',
    rooms: [
      'phrasing',
      'senses',
      'motifs',
      'proposal.ts',
      'composed-design.ts',
      'looks',
      'wish',
      'proportions',
      'parts',
      'compose',
      'archetypes',
      'brief',
      'propose',
      'edit', // what a change in words makes of a piece that is there
      'vary', // designs that are drawn from another
      'chat', // what is said in a conversation, and what is answered
      'assistant.ts',
      'assistants',
      'order',
      'sketch', // what a drawing makes of them
    ],
    apart: [],
    openToTests: true,
  },
  {
    folder: 'src/engine',
    rooms: ['contract', 'mesh', 'gems', 'kernel', 'parts', 'pieces', 'assemble', 'making', 'export'],
    apart: [],
    openToTests: true,
  },
  {
    // Beside them lies what opens a studio: it composes them.
    folder: 'src/server',
    rooms: [
      'ports.ts',
      'session-policy.ts', // what is asked of a session
      'signal.ts',
      'make-folder.ts',
      'data-folder.ts',
      'setting-lists.ts',
      'db',
      'limits',
      'studio-env.ts',
      'http',
      'secrets',
      'mail',
      'sms',
      'messages', // letters and texts on their way
      'model', // a language model that answers in the chat
      'workshops', // shops, and the people in them
      'designs', // what they have made, state by state
      'orders', // what of it clients have ordered
      'shares', // what of it clients are shown, and whether they approve it
      'enquiries', // what clients ask
      'files', // pictures that they have uploaded
      'identity',
      'settings',
      'backup', // a whole studio as one file
      'services.ts',
      'policies',
      'routes',
      'testing',
    ],
    apart: [],
    openToTests: true,
  },
  {
    // Beside them lie what deletes what has expired, and the pool's settings.
    folder: 'src/server/identity',
    rooms: [
      'refusal-catalogue.ts',
      'refusals.ts',
      'srp', // how a password is proved without sending it
      'keys', // what signs tokens
      'passkeys',
      'pool-config.ts',
      'identity-limits.ts',
      'identity-context.ts',
      'accounts', // rows, names and what is shown for them
      'devices',
      'federation', // providers
      'tokens', // sessions, and what proves them
      'codes', // what proves a mailbox or a number
      'sign-ups', // what waits to be an account
      'challenges', // the steps of a sign-in
      'totp',
      'operations', // Cognito's calls
      'administration', // what an administrator does, by the command line or the API
      'admin-api', // Cognito's calls for administrators
      'http',
      'hosted', // the pool's own pages
      'testing',
      'attacks',
      'clients',
    ],
    apart: [],
    openToTests: true,
  },
  {
    folder: 'src/server/routes',
    rooms: [
      'keep-form.ts',
      'no-letters.ts',
      'letter-parts.ts',
      'workshop-path.ts',
      'contact',
      'designs',
      'docs',
      'files',
      'health',
      'identity',
      'model',
      'newsletter',
      'orders',
      'sessions',
      'shares',
      'enquiries',
      'site',
      'site-config',
      'trial',
      'video',
      'waitlist',
      'workshops',
      'visitor-lists', // what the forms above keep, for administrators
      'overview', // orders and figures of all workshops, for administrators
    ],
    apart: [],
    openToTests: true,
  },
  {
    folder: 'src/renderer/src',
    rooms: [
      'assets',
      'styles',
      'lib',
      'state',
      'components',
      'api',
      'identity',
      'trial',
      'site',
      'studio',
      'features',
      'app',
    ],
    apart: ['features'],
  },
];

/** The name of `room-rule.ts` in the linter's configuration. */
const ROOMS = 'repository/rooms';

export const roomOverrides: OxlintOverride[] = roomOrders.flatMap(({ folder, openToTests }): OxlintOverride[] => {
  const held: OxlintOverride = { files: [`${folder}/**`], rules: { [ROOMS]: 'error' } };
  if (!openToTests) return [held];
  const tests = ['*.test.ts', '*.soak.ts', 'testing/**'].map((name) => `${folder}/**/${name}`);
  return [held, { files: tests, rules: { [ROOMS]: 'off' } }];
});
