import { ok, type Result } from '#shared/result.ts';
import { type AppSite, createApp } from './app.ts';
import { type OpenServices, openServices, type ServiceOptions } from './open-services.ts';
import type { StudioEnv } from './studio-env.ts';

export interface AppOptions extends ServiceOptions, AppSite {}

/** A studio that answers requests. */
export interface OpenApp extends OpenServices {
  /** Answers one request, with what the host knows about it. */
  answer(request: Request, env: StudioEnv): Response | Promise<Response>;
}

/** Opens a whole studio. The server, the desktop and tests all compose it here. */
export async function openApp(options: AppOptions): Promise<Result<OpenApp>> {
  const opened = await openServices(options);
  if (!opened.ok) return opened;
  const app = createApp(opened.value.services, options);
  return ok({ ...opened.value, answer: (request, env) => app.fetch(request, env) });
}
