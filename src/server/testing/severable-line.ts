import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A line to a server that a test can cut, hold silent, and mend: a real network between the studio and its database. */
export interface SeverableLine {
  /** The port on this computer that leads to the server. */
  readonly port: number;
  /** Ends all connections, and refuses others. */
  cut(): Promise<void>;
  /** Takes connections, and hands nothing on. */
  silence(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** @param socketPath of the server, a socket in the file system */
export async function openLine(socketPath: string): Promise<SeverableLine> {
  const open = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // What is cut is reset; the other end sees it.
    socket.on('error', () => undefined);
    return socket;
  };
  const take = (near: Socket) => {
    keep(near);
    if (isSilent) return;
    const far = keep(connect(socketPath));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  let server: Server = createServer(take);
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const ended = new Promise<void>((done) => server.close(() => done()));
    for (const socket of open) socket.destroy();
    await ended;
  };
  const again = async () => {
    server = createServer(take);
    await listen(port);
  };
  return {
    port,
    cut,
    async silence() {
      await cut();
      isSilent = true;
      await again();
    },
    async mend() {
      if (server.listening) await cut();
      isSilent = false;
      await again();
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
