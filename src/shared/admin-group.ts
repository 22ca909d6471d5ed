/** Whoever runs a studio is in this group of its user pool, the embedded one or one at Amazon. */
export const ADMIN_GROUP = 'admin';
