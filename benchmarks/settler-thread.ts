import { callerOfThisThread } from '#node/worker-thread.ts';
import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { type SettlerCalls, settlerHandlers } from '#workbench/tray/settler-calls.ts';
import { freshBuilder } from './fresh-builder.ts';

// A settler that forgets everything after each design, so that no run profits from the one before it.
let builder = freshBuilder();
answerCalls<SettlerCalls>(callerOfThisThread(), {
  async settle(request, answering) {
    const forgetful = await builder;
    const settled = await settlerHandlers(forgetful).settle(request, answering);
    builder = freshBuilder();
    return settled;
  },
});
