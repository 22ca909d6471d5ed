import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { builtInAssistant } from '#designer/assistant.ts';
import { designBrief } from '#workbench/design-brief.ts';
import { freshBench } from '../bench-kernels.ts';
import { type BenchCase, milliseconds } from '../row.ts';
import { RUBY_BRIEF } from '../samples.ts';
import { timedAsync, timingOf } from '../timing.ts';

/** From words to four proposals, and to four that are weighed and checked. */
export const designing: BenchCase = {
  name: 'designing',
  async run() {
    const profile = defaultWorkshopProfile;
    const proposed = await timedAsync(30, async (run) => {
      const request = await builtInAssistant.understand(RUBY_BRIEF);
      if (!request.ok) throw new Error(request.problem.message);
      await builtInAssistant.propose(request.value, {
        count: 4,
        seed: run + 2,
        profile,
        barred: [],
        costCorrection: {},
      });
    });
    const settled: number[] = [];
    // Each run with a fresh bench and another seed, so that nothing of the last one is remembered.
    for (let run = 0; run < 6; run += 1) {
      const bench = await freshBench();
      const from = performance.now();
      const designed = await designBrief(builtInAssistant, bench, {
        brief: RUBY_BRIEF,
        count: 4,
        seed: run + 1,
        profile,
      });
      if (!designed.ok) throw new Error(designed.problem.message);
      settled.push(performance.now() - from);
    }
    return [
      milliseconds('brief → 4 proposed specs, median', proposed.medianMs, 50),
      milliseconds('brief → 4 settled and checked, first of a session', settled[0] as number),
      milliseconds('brief → 4 settled and checked, median', timingOf(settled.slice(1)).medianMs, 2000),
    ];
  },
};
