import { randomBytes } from 'node:crypto';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

const seconds = 50;
const bytesOfSecond = 4_000_000;

/** An MP4 file of 200 MB. Its pictures are noise: only what is around them is looked at. */
export async function largeVideo(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  for (let second = 0; second < seconds; second += 1)
    await source.add(new EncodedPacket(randomBytes(bytesOfSecond), 'key', second, 1), {
      decoderConfig: {
        codec: 'avc1.42001f',
        codedWidth: 1280,
        codedHeight: 720,
        description: new Uint8Array(32),
      },
    });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
