import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { contractHandlers } from '#shared/worker-calls/testing/contract-worker.ts';
import { callerOfThisWorker } from '../../src/renderer/src/lib/platform/web-worker.ts';

answerCalls(callerOfThisWorker(), contractHandlers());
