import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { contractHandlers } from '#shared/worker-calls/testing/contract-worker.ts';
import { callerOfThisThread } from '../worker-thread.ts';

answerCalls(callerOfThisThread(), contractHandlers());
