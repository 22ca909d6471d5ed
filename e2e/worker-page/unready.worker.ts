import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { unreadyHandlers } from '#shared/worker-calls/testing/contract.ts';
import { callerOfThisWorker } from '../../src/renderer/src/lib/platform/web-worker.ts';

answerCalls(callerOfThisWorker(), unreadyHandlers());
