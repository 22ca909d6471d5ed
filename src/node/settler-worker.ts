import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { settlerHandlers } from '#workbench/settler-calls.ts';
import { openBench } from './open-bench.ts';
import { callerOfThisThread } from './worker-thread.ts';

answerCalls(callerOfThisThread(), openBench().then(settlerHandlers));
