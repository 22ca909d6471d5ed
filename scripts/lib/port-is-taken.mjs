import { createServer } from 'node:net';

/**
 * Whether a program of this computer listens on a port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function portIsTaken(port) {
  return new Promise((answer) => {
    const trial = createServer()
      .on('error', () => answer(true))
      .listen(port, '127.0.0.1', () => trial.close(() => answer(false)));
  });
}
