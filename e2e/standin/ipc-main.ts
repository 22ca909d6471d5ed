import { EventEmitter } from 'node:events';

type Handler = (event: unknown, ...args: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

class IpcMain extends EventEmitter {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  }

  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (...args) => {
      this.removeHandler(channel);
      return handler(...args);
    });
  }

  removeHandler(channel: string): void {
    handlers.delete(channel);
  }
}

export const ipcMain = new IpcMain();

/** Handles a page's `invoke`. @throws an error with Electron's own wording */
export async function invokeHandler(channel: string, event: object, args: readonly unknown[]): Promise<unknown> {
  const remoteError = (reason: unknown) => new Error(`Error invoking remote method '${channel}': ${String(reason)}`);
  const handler = handlers.get(channel);
  if (handler === undefined) throw remoteError(`Error: No handler registered for '${channel}'`);
  try {
    return structuredClone(await handler(event, ...args));
  } catch (error) {
    throw remoteError(error);
  }
}
