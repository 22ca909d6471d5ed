/** The group of administrators in a studio's user pool, the embedded one or one at Amazon. */
export const ADMIN_GROUP = 'admin';
