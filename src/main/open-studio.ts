import { join } from 'node:path';
import { app, net, shell } from 'electron';
import { brand } from '#shared/brand.ts';
import { ok, type Result } from '#shared/result.ts';
import { createScreens } from '#server/create-screens.ts';
import { openApp } from '#server/open-app.ts';
import { readStudioSettings } from '#server/settings/studio-settings.ts';
import type { AnswerStudio } from './app-scheme.ts';
import { forward, isForwarded } from './connected/forward.ts';
import type { IpcServices } from './ipc/answer-ipc.ts';
import { createOutsideSignIn } from './sign-in/outside-sign-in.ts';
import { findPool } from './sign-in/pool-client.ts';
import { HOST } from './studio-origin.ts';
import { openTokens } from './tokens/open-tokens.ts';
import { showOutbox } from './windows/outbox-window.ts';

/** What answers the pages, and what they may ask of the system. */
export interface OpenStudio extends IpcServices {
  readonly answer: AnswerStudio;
  /** The host of a studio elsewhere; undefined for the one on this computer. */
  readonly elsewhere: string | undefined;
}

const site = () => ({ builtSite: join(app.getAppPath(), 'build/web'), hosts: [HOST] });
const reportBug = (error: unknown): void => console.error(error);

/** Opens the studio on this computer, with its accounts and its database. */
export async function openStudioHere(): Promise<Result<OpenStudio>> {
  // Everything is embedded; what is chosen on this computer is chosen in the studio itself.
  const settings = readStudioSettings({ OFFLINE: process.env['OFFLINE'] });
  if (!settings.ok) return settings;
  const studio = await openApp({
    ...site(),
    version: app.getVersion(),
    dataFolder: join(app.getPath('userData'), 'studio'),
    settings: settings.value,
    personal: { onEmail: showOutbox },
    reportBug,
  });
  if (!studio.ok) return studio;
  const { answer } = studio.value;
  return ok({ answer, tokens: openTokens(brand.name), outside: undefined, elsewhere: undefined });
}

/**
 * Opens the screens here, and the API of a studio elsewhere.
 * @param studio its origin
 */
export function openStudioElsewhere(studio: string): OpenStudio {
  const screens = createScreens(site(), reportBug);
  const elsewhere = new URL(studio).host;
  const tokens = openTokens(`${brand.name}: ${elsewhere}`);
  // Electron's own, which knows the system's proxies and certificates.
  const send = net.fetch as typeof fetch;
  return {
    answer: (request, env) =>
      isForwarded(new URL(request.url).pathname) ? forward(request, studio, send) : screens.fetch(request, env),
    tokens,
    elsewhere,
    outside: createOutsideSignIn({
      findPool: () => findPool(studio, send),
      openBrowser: (url) => shell.openExternal(url),
      tokens,
      nowMs: Date.now,
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      reportBug,
    }),
  };
}
