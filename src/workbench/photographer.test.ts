import { beforeAll, describe, expect, test } from 'vitest';
import type { PictureModel, Pixels } from '#picture/contract.ts';
import { tracerInThisThread } from '#picture/testing/tracer-in-this-thread.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { photographer } from './photographer.ts';
import { shellsOf, testBuilder } from './testing/test-builder.ts';

const request = { view: 'hero', ground: 'paper', widthPx: 24, heightPx: 24, seed: 1 } as const;

let model: PictureModel;
beforeAll(async () => {
  model = shellsOf(await testBuilder(), completeSpec(plainBand));
});

interface Pass {
  readonly pixels: Pixels;
  readonly final: boolean;
}

async function take(quick: boolean, stopAfter = Infinity): Promise<readonly Pass[]> {
  const passes: Pass[] = [];
  const controller = new AbortController();
  if (stopAfter === 0) controller.abort();
  await photographer([tracerInThisThread(), tracerInThisThread()])(model, request, {
    quick,
    signal: controller.signal,
    onPass(pixels, final) {
      passes.push({ pixels, final });
      if (passes.length === stopAfter) controller.abort();
    },
  });
  return passes;
}

describe('a photograph', () => {
  test('sharpens in four passes, a quick one in three; the last says so', async () => {
    expect((await take(false)).map(({ final }) => final)).toEqual([false, false, false, true]);
    expect((await take(true)).map(({ final }) => final)).toEqual([false, false, true]);
  });

  test('has the pixels that were asked for, and something on them', async () => {
    const [first] = await take(true, 1);
    expect(first?.pixels).toMatchObject({ widthPx: 24, heightPx: 24 });
    expect(new Set(first?.pixels.rgba).size).toBeGreaterThan(20);
  });

  test('ends without an error when it is aborted, and shows no further pass', async () => {
    expect(await take(false, 2)).toHaveLength(2);
    expect(await take(false, 0)).toHaveLength(0);
  });
});
