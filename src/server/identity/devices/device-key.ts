import type { IdentityContext } from '../identity-context.ts';

/**
 * The key that a session may give its device. It follows from the session, so that nothing is written for the many
 * programs that never ask to be remembered, and nobody can claim another's.
 */
export function deviceKeyOf({ box, config }: Pick<IdentityContext, 'box' | 'config'>, sessionId: string): string {
  const hex = box.mac('device', `key:${sessionId}`).toString('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return `${config.poolId.slice(0, config.poolId.indexOf('_'))}_${groups.join('-')}`;
}
