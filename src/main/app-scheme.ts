import { protocol } from 'electron';
import type { StudioEnv } from '#server/studio-env.ts';
import { APP_ORIGIN, SCHEME } from './studio-origin.ts';

/** Answers a request of the studio's pages. */
export type AnswerStudio = (request: Request, env: StudioEnv) => Response | Promise<Response>;

/** Gives app:// the rights of a secure web origin. Electron requires this before its `ready` event. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
}

/** Answers app:// in-process with the API and the built screens, so that no port is opened on the user's machine. */
export function answerAppScheme(answer: AnswerStudio): void {
  protocol.handle(SCHEME, (request) => answer(request, { clientAddress: 'desktop', origin: APP_ORIGIN }));
}
