import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

export interface Line {
  /** Sends raw bytes, piece by piece, with a pause (ms) before every piece but the first. */
  send: (pieces: readonly (string | Uint8Array)[], gap?: number) => Promise<void>;
  /** The next complete answer; null when the server closes without one. */
  answer: () => Promise<RawAnswer | null>;
  /** Resolves when the server has closed its half, or the connection. */
  closed: Promise<void>;
  hangUp: () => void;
}

/** A connection driven by hand, for requests that no HTTP client would send. */
export function dial(port: number): Line {
  const socket = connect(port, '127.0.0.1');
  let received = Buffer.alloc(0);
  let over = false;
  let wake = () => {};
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    wake();
  });
  // A server that closes while we are still sending resets the connection.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    for (const event of ['end', 'close'])
      socket.once(event, () => {
        over = true;
        wake();
        resolve();
      });
  });
  const answer = async (): Promise<RawAnswer | null> => {
    for (;;) {
      const found = readAnswer(received);
      if (found) {
        received = received.subarray(found.length);
        return found.answer;
      }
      if (over) return null;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const send: Line['send'] = async (pieces, gap = 0) => {
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) await setTimeout(gap);
      if (socket.writable) socket.write(piece);
    }
  };
  return { send, answer, closed, hangUp: () => socket.destroy() };
}

function readAnswer(bytes: Buffer): { answer: RawAnswer; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.split(':')[0] ?? '',
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = end + 4 + Number(headers.get('content-length') ?? 0);
  if (bytes.length < length) return undefined;
  return {
    length,
    answer: {
      status: Number(first.split(' ')[1]),
      headers,
      body: bytes.subarray(end + 4, length).toString(),
    },
  };
}
