import { type BrowserWindow, dialog } from 'electron';
import { createRestartBudget } from './restart-budget.ts';

const KEPT = 'Your designs and what you had typed are kept on this computer.';

/**
 * Brings a window back whose page has ended or does not answer. The page keeps what is typed and designed as it goes, so
 * that it is loaded again where it was.
 */
export function recoverWindow(window: BrowserWindow): void {
  const { webContents } = window;
  const budget = createRestartBudget(performance.now.bind(performance));

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    console.error(`A page ended (${reason}, ${exitCode}).`);
    if (budget.mayRestart()) webContents.reload();
    else void askAfterMany(window);
  });

  let asking: AbortController | undefined;
  window.on('unresponsive', () => {
    if (asking !== undefined) return;
    asking = new AbortController();
    void askWhileStuck(window, asking.signal).finally(() => {
      asking = undefined;
    });
  });
  window.on('responsive', () => asking?.abort());
}

async function askAfterMany(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: 'This page keeps stopping.',
    detail: `${KEPT} Closing other programs may help, if memory is short.`,
    buttons: ['Try Again', 'Close Window'],
    defaultId: 0,
    cancelId: 1,
  });
  if (window.isDestroyed()) return;
  if (response === 0) window.webContents.reload();
  else window.destroy();
}

/** @param answers aborted when the page answers again: then nothing has to be decided */
async function askWhileStuck(window: BrowserWindow, answers: AbortSignal): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'This page does not answer.',
    detail: `It may be busy with a large piece. ${KEPT}`,
    buttons: ['Wait', 'Load It Again'],
    defaultId: 0,
    cancelId: 0,
    signal: answers,
  });
  // The page is loaded again as after any other end of it.
  if (response === 1 && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer();
}
