import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { POLICY_HEADER } from './content-policy.ts';

/** What every answer tells the browser, besides its content policy. */
export const securityHeaders = secureHeaders({
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], usb: [], payment: [] },
});

/** Gives every answer a content policy; a page that has one of its own keeps it. */
export const policyHeader = (policy: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (!c.res.headers.has(POLICY_HEADER)) c.res.headers.set(POLICY_HEADER, policy);
  });
