// Preloaded into programs that our scripts run (see run.mjs): ends this process once its parent is gone.
import { isMainThread } from 'node:worker_threads';
import { endWhenChanged } from './end-when-changed.mjs';

// Threads inherit the preload.
if (isMainThread) endWhenChanged(() => process.ppid);
