import { tracerHandlers } from '#picture/tracer-calls.ts';
import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { callerOfThisThread } from './worker-thread.ts';

answerCalls(callerOfThisThread(), tracerHandlers());
