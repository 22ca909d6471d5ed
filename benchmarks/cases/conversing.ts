import { converse } from '#designer/chat/converse.ts';
import { conversations } from '#designer/chat/testing/conversations.ts';
import { estimatingTools } from '#designer/chat/testing/estimating-tools.ts';
import { openDesigns, typed } from '#designer/chat/testing/open-designs.ts';
import { type BenchmarkCase, milliseconds } from '../row.ts';
import { timedAsync, timingOf } from '../timing.ts';

/** Every turn that is typed in the scripted conversations, said of an open piece. */
export const conversing: BenchmarkCase = {
  name: 'conversing',
  async run() {
    const [open] = openDesigns('18k yellow gold engagement ring, 1 ct round diamond, halo, US 6.5');
    if (open === undefined) throw new Error('One design is proposed');
    const says = conversations
      .flatMap(({ turns }) => turns.map((turn) => turn.says))
      .filter((one) => !one.startsWith('#'));
    const medians: number[] = [];
    for (const words of says) {
      const { medianMs } = await timedAsync(5, async () => {
        for await (const event of converse(typed(words, [open]), estimatingTools, new AbortController().signal))
          void event;
      });
      medians.push(medianMs);
    }
    const { medianMs, p95Ms } = timingOf(medians);
    return [
      milliseconds('a turn of a chat understood and made a patch, median of all turns', medianMs, 30),
      milliseconds('the same, of twenty turns the slowest but one', p95Ms, 30),
    ];
  },
};
