import { secureHeaders } from 'hono/secure-headers';

/**
 * What a screen of the studio may load: its own files and pictures that it made itself, nothing else. Geometry runs as
 * WebAssembly in a worker, which needs `'wasm-unsafe-eval'` and nothing more.
 *
 * @param reachedSites origins of services elsewhere, e.g. a user pool at Amazon
 * @param mediaSites origins that films come from
 */
export const securityHeaders = (reachedSites: readonly string[], mediaSites: readonly string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      mediaSrc: ["'self'", 'blob:', ...mediaSites],
      connectSrc: ["'self'", ...reachedSites],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // A page without scripts may have set a stricter policy.
    overwrite: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], usb: [], payment: [] },
  });
