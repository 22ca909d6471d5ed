import { answerCalls } from '#shared/worker-calls/answer-calls.ts';
import { settlerHandlers } from '#workbench/tray/settler-calls.ts';
import { openPieceBuilder } from './open-piece-builder.ts';
import { callerOfThisThread } from './worker-thread.ts';

answerCalls(callerOfThisThread(), openPieceBuilder().then(settlerHandlers));
