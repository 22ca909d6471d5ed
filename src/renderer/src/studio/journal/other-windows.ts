/** The other windows of this browser in which the studio is open. */
export interface OtherWindows {
  /** Tells them that a draft was kept. */
  tell(draftId: string): void;
  /** Calls back whenever another window kept a draft. */
  heed(kept: (draftId: string) => void): void;
}

/** Over the browser's own channel between windows of one origin. */
export function openOtherWindows(name = 'design-journal'): OtherWindows {
  const channel = new BroadcastChannel(name);
  return {
    tell: (draftId) => channel.postMessage(draftId),
    heed(kept) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') kept(data);
      });
    },
  };
}
