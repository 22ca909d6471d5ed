import { describe, expect, test } from 'vitest';
import { completeSpec } from '#spec/parse-spec.ts';
import { plainBand, solitaire } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import type { SettlingAnswer, SettlingRequest } from '#workbench/settler.ts';
import { openSettlers, type SettlerWorker, settlerCount } from './settler-ports.ts';

const band = completeSpec(plainBand);
const ring = completeSpec(solitaire);

interface Started extends SettlerWorker {
  readonly posted: SettlingRequest[];
  ended: boolean;
}

function oneSettler() {
  const workers: Started[] = [];
  const [settler] = openSettlers(1, () => {
    const posted: SettlingRequest[] = [];
    const worker: Started = {
      posted,
      ended: false,
      postMessage: (request) => void posted.push(request),
      onmessage: null,
      onerror: null,
      terminate: () => {
        worker.ended = true;
      },
    };
    workers.push(worker);
    return worker;
  });
  if (!settler) throw new Error('One was asked for');
  return { settler, workers };
}

const refused = (code: string): SettlingAnswer => ({ ok: false, problem: { code, message: '', remedy: '' } });

describe('the number of settlers', () => {
  test.each([
    [{ hardwareConcurrency: 1, deviceMemory: 8 }, 0],
    [{ hardwareConcurrency: 2, deviceMemory: 8 }, 2],
    [{ hardwareConcurrency: 16, deviceMemory: 8 }, 3],
    [{ hardwareConcurrency: 8, deviceMemory: 2 }, 0],
    [{ hardwareConcurrency: 4 }, 3],
  ])('of %j is %i', (machine, count) => {
    expect(settlerCount(machine)).toBe(count);
  });
});

describe('a settler', () => {
  test('has no worker before it is needed, and keeps it', () => {
    const { settler, workers } = oneSettler();
    expect(workers).toEqual([]);
    settler.warmUp();
    void settler.settle(band, profile);
    expect(workers.map(({ posted }) => posted)).toEqual([[{ spec: band, profile }]]);
  });

  test('gives the answers to those who asked, in their order', async () => {
    const { settler, workers } = oneSettler();
    const both = [settler.settle(band, profile), settler.settle(ring, profile)];
    for (const code of ['first', 'second']) workers[0]?.onmessage?.({ data: refused(code) } as MessageEvent);
    expect(await Promise.all(both)).toEqual([refused('first'), refused('second')]);
  });

  test('whose worker dies tells all who wait, and has a new one for the next', async () => {
    const { settler, workers } = oneSettler();
    const both = [settler.settle(band, profile), settler.settle(ring, profile)];
    workers[0]?.onerror?.({ message: 'out of memory', preventDefault: () => undefined } as ErrorEvent);
    const ended = await Promise.allSettled(both);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(workers[0]?.ended).toBe(true);
    void settler.settle(band, profile);
    expect(workers.map(({ posted }) => posted.length)).toEqual([2, 1]);
  });
});
