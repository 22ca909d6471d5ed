const channel = new MessageChannel();
const yielding: (() => void)[] = [];
channel.port1.onmessage = () => yielding.shift()?.();

/** Resolves after the messages that already wait were delivered: one to ourselves arrives behind them. */
export function yieldToMessageQueue(): Promise<void> {
  return new Promise((resolve) => {
    yielding.push(resolve);
    channel.port2.postMessage(undefined);
  });
}
