// Preloaded into programs that our scripts run (see run.mjs): ends this process once its parent is gone.
import { isMainThread } from 'node:worker_threads';
import { ENDING_MS, endWhenChanged } from './end-when-changed.mjs';

const endAtLast = () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), ENDING_MS).unref();

// Threads inherit the preload.
if (isMainThread) endWhenChanged(() => process.ppid, endAtLast);
