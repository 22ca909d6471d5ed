import { useEffect, useRef, useState } from 'react';
import type { PictureFormat } from '#documents/pictures/with-xmp.ts';
import { fail, type Problem, type Result } from '#shared/result.ts';
import { notify } from '../../components/overlays/toasts.tsx';
import { type Saved, saveFile } from '../../lib/platform/save-file.ts';
import { type PhotographedDesign, photographFile } from './photograph-file.ts';

/** Keeps a photograph somewhere, and says where, if there is anything to say. */
export type KeepPhotograph = (
  name: string,
  mediaType: string,
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<Result<Saved>>;

/** Photographs of a design as files, one at a time. */
export interface PhotographFiles {
  /** What is being taken. */
  readonly taking: PictureFormat | undefined;
  readonly problem: Problem | undefined;
  /**
   * @param design asked for when it is needed; refused where it can't be had
   * @param keep what becomes of the file; without it, it is saved on this computer
   */
  take(design: () => Promise<Result<PhotographedDesign>>, format: PictureFormat, keep?: KeepPhotograph): Promise<void>;
  cancel(): void;
}

/** Takes photographs and saves them; whoever leaves the page calls them off. */
export function usePhotographFile(): PhotographFiles {
  const [taking, setTaking] = useState<PictureFormat>();
  const [problem, setProblem] = useState<Problem>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function taken(
    design: () => Promise<Result<PhotographedDesign>>,
    format: PictureFormat,
    keep: KeepPhotograph,
    signal: AbortSignal,
  ) {
    const found = await design();
    if (!found.ok || signal.aborted) return found.ok ? fail(calledOff) : found;
    const file = await photographFile(found.value, format, signal);
    if (!file.ok || signal.aborted) return file;
    return keep(file.value.fileName, file.value.mediaType, file.value.bytes);
  }

  return {
    taking,
    problem,
    async take(design, format, keep = saveFile) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setProblem(undefined);
      setTaking(format);
      const saved = await taken(design, format, keep, controller.signal);
      if (controller.signal.aborted) return;
      setTaking(undefined);
      if (!saved.ok) setProblem(saved.problem);
      else if ('where' in saved.value && saved.value.where !== undefined) notify(`Saved: ${saved.value.where}`);
    },
    cancel() {
      running.current?.abort();
      setTaking(undefined);
    },
  };
}

/** Nobody reads it: who called it off knows. */
const calledOff: Problem = { code: 'called_off', message: 'It was called off.', remedy: 'Take it again.' };
