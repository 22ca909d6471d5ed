import type { Row } from '../row.ts';
import { milliseconds } from '../row.ts';
import { timingOf } from '../timing.ts';
import type { OurPool } from './our-pool.ts';

const SIGN_INS = 200;
/** Whether the earlier ones are answered or not: more would measure how two programs share this machine. */
const WRONG_A_SECOND = 100;
const ARRIVALS_A_SECOND = 20;
const SECONDS = 20;
/** Between two looks at the settings of the page. */
const LOOK_EVERY_MS = 50;
const SETTINGS_MS = 100;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function durationMs(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** How long somebody signs in, one after the other, while nobody else does, and while one account is stormed. */
export async function inStorm({ bySrp, wrongPassword }: OurPool): Promise<readonly Row[]> {
  const p95Ms = async () => {
    const durations: number[] = [];
    for (let run = 0; run < SIGN_INS; run += 1) durations.push(await durationMs(bySrp));
    return timingOf(durations).p95Ms;
  };
  const quietMs = await p95Ms();
  const tries: Promise<void>[] = [];
  const storm = setInterval(() => tries.push(wrongPassword()), 1000 / WRONG_A_SECOND);
  const stormMs = await p95Ms();
  clearInterval(storm);
  await Promise.all(tries);
  return [
    milliseconds('a sign-in by SRP in quiet, p95', quietMs),
    milliseconds(`another’s while one account gets ${WRONG_A_SECOND} wrong passwords a second, p95`, stormMs),
    { what: 'in that storm to in quiet', value: stormMs / quietMs, unit: '×', target: { kind: 'at most', value: 2 } },
  ];
}

/** Sign-ins that arrive whether the earlier ones are done or not, and how long the page's settings take meanwhile. */
export async function arriving({ bySrp, readSettings }: OurPool): Promise<readonly Row[]> {
  const signIns: Promise<number>[] = [];
  const looks: number[] = [];
  let errors = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      looks.push(await durationMs(readSettings));
      await pause(LOOK_EVERY_MS);
    }
  })();
  const from = performance.now();
  for (let arrival = 0; arrival < ARRIVALS_A_SECOND * SECONDS; arrival += 1) {
    await pause(from + (arrival * 1000) / ARRIVALS_A_SECOND - performance.now());
    const signIn = durationMs(bySrp).catch(() => {
      errors += 1;
      return Number.NaN;
    });
    signIns.push(signIn);
  }
  const durations = (await Promise.all(signIns)).filter((ms) => !Number.isNaN(ms));
  isOver = true;
  await looking;
  const what = `${ARRIVALS_A_SECOND} sign-ins a second for ${SECONDS} s`;
  return [
    { what: `${what}: errors`, value: errors, unit: '', target: { kind: 'at most', value: 0 } },
    milliseconds(`${what}: one, p95`, timingOf(durations).p95Ms),
    milliseconds(`${what}: /config.json, p95`, timingOf(looks).p95Ms, SETTINGS_MS),
  ];
}
