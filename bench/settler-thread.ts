import { callerOfThisThread } from '#node/worker-thread.ts';
import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { type SettlerCalls, settlerHandlers } from '#workbench/settler-calls.ts';
import { freshBench } from './bench-kernels.ts';

// A settler that forgets everything after each design, so that no run gains by the one before it.
let bench = freshBench();
answerCalls<SettlerCalls>(callerOfThisThread(), {
  async settle(request, answering) {
    const forgetful = await bench;
    const settled = await settlerHandlers(forgetful).settle(request, answering);
    bench = freshBench();
    return settled;
  },
});
