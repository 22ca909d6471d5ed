import type { Platform } from '#shared/platform.ts';

const web: Platform = { kind: 'web' };

/** What the machine under the page can do; the desktop puts its abilities on the window before any of our code runs. */
export const platform: Platform = (globalThis as { readonly platform?: Platform }).platform ?? web;
