const channel = new MessageChannel();
const yielding: (() => void)[] = [];
channel.port1.onmessage = () => yielding.shift()?.();

/** Resolves after the messages that are already queued are delivered: it posts one to itself, behind them. */
export function yieldToMessageQueue(): Promise<void> {
  return new Promise((resolve) => {
    yielding.push(resolve);
    channel.port2.postMessage(undefined);
  });
}
