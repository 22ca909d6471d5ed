import { createStore } from 'zustand/vanilla';
import type { Result } from '#shared/result.ts';
import type { RefusedCall } from '../../../api/studio-client.ts';
import type { ReadonlyStore } from '../../../lib/readonly-store.ts';

/** A picture on its way to its workshop, or one that was refused. */
export interface Upload {
  /** Made up here; the studio keeps a picture once under it, however often it is sent. */
  readonly key: string;
  readonly workshopId: string;
  readonly name: string;
  /** Undefined while it waits or is sent. */
  readonly problem?: RefusedCall;
}

interface UploadState {
  /** In the order in which they were chosen. */
  readonly uploads: readonly Upload[];
}

export interface UploadDependencies {
  makeKey(): string;
  send(upload: Upload, picture: Blob): Promise<Result<unknown, RefusedCall>>;
  /** A workshop has another picture. */
  onKept(workshopId: string): void;
}

/** What stays as wrong as it is, however often it is sent. */
const FOR_GOOD: readonly number[] = [400, 413, 415];

/** Whether a refused picture may be taken another time. */
export const isWorthAnotherTry = ({ status }: RefusedCall): boolean => !FOR_GOOD.includes(status);

/** Pictures on their way, whatever page is shown meanwhile. */
export interface UploadDesk {
  readonly store: ReadonlyStore<UploadState>;
  add(workshopId: string, pictures: readonly File[]): void;
  /** Sends a refused one again: it is the same one where the studio has it already. */
  retry(key: string): void;
  /** Strikes a refused one off. */
  drop(key: string): void;
  /** Somebody else sits down. */
  forget(): void;
}

/** Nothing on its way. One is sent after the other: a line is not shared, and the first is seen sooner. */
export function createUploadDesk({ makeKey, send, onKept }: UploadDependencies): UploadDesk {
  const store = createStore<UploadState>()(() => ({ uploads: [] }));
  const pictures = new Map<string, Blob>();
  let waiting: readonly string[] = [];
  let isSending = false;

  const drop = (key: string) => {
    pictures.delete(key);
    store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.key !== key) }));
  };
  const put = (changed: Upload) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.key === changed.key ? changed : upload)),
    }));

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (;;) {
      const [key, ...rest] = waiting;
      if (key === undefined) break;
      waiting = rest;
      const upload = store.getState().uploads.find((one) => one.key === key);
      const picture = pictures.get(key);
      if (upload === undefined || picture === undefined) continue;
      const sent = await send(upload, picture);
      // Whoever has left meanwhile is told nothing.
      if (!pictures.has(key)) continue;
      if (sent.ok) {
        drop(key);
        onKept(upload.workshopId);
      } else put({ ...upload, problem: sent.problem });
    }
    isSending = false;
  }

  return {
    store,
    add(workshopId, files) {
      const added = files.map((file) => ({ upload: { key: makeKey(), workshopId, name: file.name }, file }));
      for (const { upload, file } of added) pictures.set(upload.key, file);
      store.setState(({ uploads }) => ({ uploads: [...uploads, ...added.map(({ upload }) => upload)] }));
      waiting = [...waiting, ...added.map(({ upload }) => upload.key)];
      void sendAll();
    },
    retry(key) {
      const upload = store.getState().uploads.find((one) => one.key === key);
      if (upload?.problem === undefined) return;
      const { problem: _before, ...again } = upload;
      put(again);
      waiting = [...waiting, key];
      void sendAll();
    },
    drop,
    forget() {
      waiting = [];
      pictures.clear();
      store.setState({ uploads: [] });
    },
  };
}
