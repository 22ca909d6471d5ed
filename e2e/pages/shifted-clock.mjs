// Loaded before a studio whose clock a test puts forward: each message from the parent process adds milliseconds.
let aheadMs = 0;
process.on('message', (ms) => {
  aheadMs += Number(ms);
  process.send?.('done');
});
// The channel for these messages must not keep the studio alive.
process.channel?.unref();

const Clock = Date;
globalThis.Date = new Proxy(Clock, {
  construct: (date, given, self) => Reflect.construct(date, given.length === 0 ? [now()] : given, self),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

function now() {
  return Clock.now() + aheadMs;
}
