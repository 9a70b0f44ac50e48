// The few PostgreSQL protocol messages that the stream reads or makes: a letter, the length
// (including itself), the body.

/** The code of the request that asks for TLS, sent in place of a protocol version. */
export const SSL_REQUEST = 80877103;

export const code = (letter: string): number => letter.charCodeAt(0);

const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (letter: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
};

export const queryMessage = (statement: string): Buffer => message('Q', text(statement));

/**
 * A server's reply to a start-up that it trusts: AuthenticationOk, its parameters, BackendKeyData,
 * ReadyForQuery.
 */
export const welcome = Buffer.concat([
  message('R', int32(0)),
  ...Object.entries({
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }).map(([name, value]) => message('S', text(name), text(value))),
  message('K', int32(0), int32(0)),
  message('Z', Buffer.from('I')),
]);

/** "Send the rows": text, in columns that the client already has. */
export const copyInResponse = message('G', Buffer.from([0, 0, 0]));

/** A plain Query that is answered with `copyInResponse` (pg-copy-streams sends COPY so). */
export const startsCopyIn = (frame: Buffer): boolean =>
  frame[0] === code('Q') &&
  /^\s*copy\b[^;]*\bfrom\s+stdin\b/i.test(frame.toString('utf8', 5, 5 + 10_000));

export const withoutCopyInResponse = (reply: Uint8Array): Uint8Array =>
  reply[0] === code('G') ? reply.subarray(1 + Buffer.from(reply).readInt32BE(1)) : reply;

/** Splits received bytes into whole messages and the unfinished rest. */
export function messagesIn(bytes: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let start = 0;
  while (bytes.length - start >= 5) {
    const end = start + 1 + bytes.readInt32BE(start + 1);
    if (end > bytes.length) break;
    messages.push(bytes.subarray(start, end));
    start = end;
  }
  return { messages, rest: bytes.subarray(start) };
}
