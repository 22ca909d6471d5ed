import { metalSorterHandlers } from '#picture/metal-sorter-calls.ts';
import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { callerOfThisWorker } from '../../lib/platform/web-worker.ts';

answerCalls(callerOfThisWorker(), metalSorterHandlers);
