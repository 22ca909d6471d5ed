import type { Verb } from '../verb.ts';
import { ADMIN_USAGE, readOrder } from './admin-order.ts';

/** Manages the accounts of a studio, for whoever can read its data folder. */
export const adminVerb: Verb = {
  usage: ADMIN_USAGE,
  summary:
    'Creates and lists accounts, lets people in again or keeps them out, makes administrators, gives workshops their owner back.',
  options: {
    group: 'admin: to create somebody in, to grant (default) or to revoke (default)',
    with: 'code (default): they set a new password with a code by e-mail; password: one to begin with is printed',
    workshop: 'the id of the workshop of which the account becomes an owner, as "admin workshops" lists it',
    data: 'folder of the studio, as for npm start; its variables count, too',
  },
  maxWords: 2,
  async run(line) {
    const order = readOrder(line);
    if (!order.ok) return order;
    // Loaded here: no other verb needs a database.
    const [{ openAdministration }, { carryOutAdminOrder }] = await Promise.all([
      import('#server/open-administration.ts'),
      import('./carry-out-admin-order.ts'),
    ]);
    const opened = await openAdministration(line.options['data'], process.env);
    if (!opened.ok) return opened;
    try {
      return await carryOutAdminOrder(opened.value.identity, order.value);
    } finally {
      await opened.value.close();
    }
  },
};
