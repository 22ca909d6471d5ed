import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { unreadyHandlers } from '#shared/worker-calls/testing/contract.ts';
import { callerOfThisThread } from '../worker-thread.ts';

answerCalls(callerOfThisThread(), unreadyHandlers());
