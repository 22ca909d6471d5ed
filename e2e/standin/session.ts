import { EventEmitter } from 'node:events';
import { protocol } from './schemes.ts';

type RequestHandler = (contents: unknown, permission: string, decide: (granted: boolean) => void) => void;
type CheckHandler = (contents: unknown, permission: string) => boolean;

/** Stores the program's decisions for tests to read; headless Chromium itself grants nothing. */
class Session extends EventEmitter {
  readonly protocol = protocol;
  permissionRequestHandler: RequestHandler | null = null;
  permissionCheckHandler: CheckHandler | null = null;

  setPermissionRequestHandler(handler: RequestHandler | null): void {
    this.permissionRequestHandler = handler;
  }

  setDevicePermissionHandler(): void {}

  setPermissionCheckHandler(handler: CheckHandler | null): void {
    this.permissionCheckHandler = handler;
  }
}

export const session = { defaultSession: new Session() };
