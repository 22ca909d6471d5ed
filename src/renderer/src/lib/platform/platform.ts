import type { Platform } from '#shared/desktop/platform.ts';

const web: Platform = { kind: 'web' };

/** What the platform can do. The desktop's preload script sets its abilities on the window before our code runs. */
export const platform: Platform = (globalThis as { readonly platform?: Platform }).platform ?? web;
