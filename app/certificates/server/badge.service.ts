import { crc32 } from 'node:zlib';

const signatureLength = 8;
/** IHDR comes first: length, name, 13 bytes, checksum. */
const headerLength = 4 + 4 + 13 + 4;

/** A PNG with the credential in an uncompressed iTXt chunk, as Open Badges 3.0 wants it. */
export function baked(png: Uint8Array, credential: string): Uint8Array<ArrayBuffer> {
  // Keyword, then no compression, no language, no translated keyword.
  const data = Buffer.from(`openbadgecredential\0\0\0\0\0${credential}`, 'latin1');
  const named = Buffer.concat([Buffer.from('iTXt'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  const at = signatureLength + headerLength;
  return new Uint8Array(
    Buffer.concat([png.subarray(0, at), length, named, checksum, png.subarray(at)]),
  );
}
