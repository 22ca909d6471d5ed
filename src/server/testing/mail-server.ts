import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedEmail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came over the wire. */
  readonly source: string;
}

/** A real mail server that keeps what it receives; it refuses e-mails to `full@…`, as a full mailbox does. */
export async function startMailServer() {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(address, _session, done) {
      done(address.address.startsWith('full@') ? new Error('552 Mailbox full') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever sends may be killed in the middle of an e-mail, and that is then what is tested.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
