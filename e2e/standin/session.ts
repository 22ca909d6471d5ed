import { EventEmitter } from 'node:events';
import { protocol } from './schemes.ts';

type RequestHandler = (contents: unknown, permission: string, decide: (granted: boolean) => void) => void;
type CheckHandler = (contents: unknown, permission: string) => boolean;

/** Keeps what the program decided, for a test to ask; headless Chromium itself grants nothing. */
class Session extends EventEmitter {
  readonly protocol = protocol;
  permissionRequestHandler: RequestHandler | null = null;
  permissionCheckHandler: CheckHandler | null = null;

  setPermissionRequestHandler(handler: RequestHandler | null): void {
    this.permissionRequestHandler = handler;
  }

  setPermissionCheckHandler(handler: CheckHandler | null): void {
    this.permissionCheckHandler = handler;
  }
}

export const session = { defaultSession: new Session() };
