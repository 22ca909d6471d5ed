import { beforeAll, expect, test } from 'vitest';
import { builtInAssistant } from '#designer/assistants/built-in.ts';
import { builtInDesigner } from '#designer/assistants/testing/built-in-designer.ts';
import { bodyBriefs } from '#designer/brief/testing/body-briefs.ts';
import { heldOutBriefs } from '#designer/brief/testing/held-out-briefs.ts';
import { heldOutBriefsContinued } from '#designer/brief/testing/held-out-briefs-continued.ts';
import { indianBriefs } from '#designer/brief/testing/indian-briefs.ts';
import { ringBriefs } from '#designer/brief/testing/ring-briefs.ts';
import { secondHeldOutBriefs } from '#designer/brief/testing/second-held-out-briefs.ts';
import { shopBriefs } from '#designer/brief/testing/shop-briefs.ts';
import { thirdHeldOutBriefs } from '#designer/brief/testing/third-held-out-briefs.ts';
import { orderLines } from '#designer/order/order-lines.ts';
import { propose } from '#designer/propose/propose.ts';
import { proposeOptions } from '#designer/propose/testing/propose-options.ts';
import { seededRandom } from '#shared/random.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { PieceBuilder } from './piece-builder.ts';
import { designBrief } from './tray/design-brief.ts';
import { createSettlingQueue } from './tray/settling-queue.ts';
import { mangledBrief } from './testing/mangled-brief.ts';
import { testBuilder } from './testing/test-builder.ts';

const briefs = [
  bodyBriefs,
  heldOutBriefs,
  heldOutBriefsContinued,
  indianBriefs,
  ringBriefs,
  secondHeldOutBriefs,
  shopBriefs,
  thirdHeldOutBriefs,
].flatMap((list) => list.map(({ brief }) => brief));

/** One brief in this many is taken all the way to settled proposals. */
const SETTLED_STEP = 8;
const MANGLED_COUNT = 100_000;

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

/** A number that depends on the brief alone, not on its place in the list (FNV-1a, 32 bits). */
function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);
}

/** What went wrong with a brief: an exception, or a refusal without a remedy. */
async function faultOf(brief: string): Promise<string | undefined> {
  try {
    const understood = await builtInAssistant.understand(brief);
    const lines = understood.ok ? orderLines(understood.value) : [];
    const answers = [understood, ...lines.map(({ request }) => propose(request, proposeOptions()))];
    const refused = answers.find((answer) => !answer.ok && answer.problem.remedy === '');
    return refused?.ok === false ? `refused without a remedy: ${refused.problem.code}` : undefined;
  } catch (error) {
    return String(error);
  }
}

async function faultsOf(texts: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const faults: [string, string][] = [];
  for (const brief of texts) {
    const fault = await faultOf(brief);
    if (fault !== undefined) faults.push([brief, fault]);
  }
  return faults;
}

test(`all ${briefs.length} briefs are understood, and proposed for or refused with a remedy`, async () => {
  const notUnderstood = [];
  for (const brief of briefs) if (!(await builtInAssistant.understand(brief)).ok) notUnderstood.push(brief);
  expect(notUnderstood).toEqual([]);
  expect(await faultsOf(briefs)).toEqual([]);
});

test(`${MANGLED_COUNT} mangled briefs break nothing`, async () => {
  const mangled = Array.from({ length: MANGLED_COUNT }, (_, seed) => {
    const [brief = '', other = ''] = [briefs[seed % briefs.length], briefs[(seed * 31 + 7) % briefs.length]];
    return mangledBrief(brief, other, seededRandom(seed));
  });
  expect(await faultsOf(mangled)).toEqual([]);
});

test(`one in ${SETTLED_STEP} is designed to the end: weighed, checked and priced, or refused with a remedy`, async () => {
  const sample = briefs.filter((brief) => hash(brief) % SETTLED_STEP === 0);
  const faults: [string, string][] = [];
  const studio = { designer: builtInDesigner, builder, queue: createSettlingQueue(builder, []) };
  for (const brief of sample) {
    const task = { brief, count: 4, seed: 1, profile: defaultWorkshopProfile };
    try {
      const designed = await designBrief(studio, task);
      if (!designed.ok && designed.problem.remedy === '') faults.push([brief, designed.problem.code]);
      if (designed.ok && designed.value.proposals.length === 0) faults.push([brief, 'no proposals']);
    } catch (error) {
      faults.push([brief, String(error)]);
    }
  }
  expect(sample.length).toBeGreaterThan(briefs.length / SETTLED_STEP / 2);
  expect(faults).toEqual([]);
});
