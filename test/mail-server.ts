import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  received: Email[];
  /** The answer to every recipient while it is set. */
  refusal?: { responseCode: number; text: string };
  close: () => Promise<void>;
}

/** A mail server on this machine. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(self.refusal && Object.assign(new Error(self.refusal.text), self.refusal)),
    onData: (stream, _session, done) => void accept(stream, done),
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const accept = async (stream: Readable, done: () => void): Promise<void> => {
    self.received.push(await PostalMime.parse(await buffer(stream)));
    done();
  };
  const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  const self: MailServer = { url, received: [], close: promisify(smtp.close.bind(smtp)) };
  return self;
}
