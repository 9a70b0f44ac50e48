import { createHash } from 'node:crypto';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';
import { mediaFiles } from '#app/media/server/files.routes.ts';
import type { TestApp } from './app.ts';

export const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 140, b: 200 } } })
    .jpeg()
    .toBuffer();

/** A second of video without real pictures: what is inside is all that is looked at. */
export async function video(codec: 'avc' | 'hevc' | 'vp9', container: 'mp4' | 'webm' | 'mov') {
  const target = new BufferTarget();
  const formats = { mp4: Mp4OutputFormat, webm: WebMOutputFormat, mov: MovOutputFormat };
  const output = new Output({ format: new formats[container](), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  const names = { avc: 'avc1.42001f', hevc: 'hev1.1.6.L93.B0', vp9: 'vp09.00.10.08' };
  await source.add(new EncodedPacket(new Uint8Array(64), 'key', 0, 1), {
    decoderConfig: {
      codec: names[codec],
      codedWidth: 640,
      codedHeight: 360,
      description: new Uint8Array(32),
    },
  });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

type Door = (address: string, request?: RequestInit) => Promise<Response>;

/** Where uploads arrive and files are served. */
export const mediaDoor = (app: TestApp): Door => {
  const files = mediaFiles(app);
  return async (address, request) => files.request(address, request);
};

export const begin = (app: TestApp, token: string, name: string, bytes: Uint8Array) =>
  app.call('POST', '/media-uploads', {
    token,
    body: {
      name,
      size: bytes.length,
      fingerprint: createHash('sha256').update(name).update(bytes).digest('hex'),
    },
  });

/** Sends a part of an upload, which begins at an offset. */
export const sendPart = (door: Door, address: string, part: Uint8Array, offset: number) =>
  door(address, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': `${offset}`,
      'content-type': 'application/offset+octet-stream',
      'content-length': `${part.length}`,
    },
    body: new Uint8Array(part),
  });

/** Sends bytes of an upload from an offset on. */
export const send = (door: Door, address: string, bytes: Uint8Array, from = 0) =>
  sendPart(door, address, bytes.subarray(from), from);

/** How much of an upload has arrived. */
export async function arrived(door: Door, address: string): Promise<number> {
  const head = await door(address, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  return Number(head.headers.get('upload-offset'));
}

export const end = (app: TestApp, token: string, id: string) =>
  app.call('POST', `/media-uploads/${id}/end`, { token });

/** Uploads a whole file; returns the last answer. */
export async function uploaded(app: TestApp, token: string, name: string, bytes: Uint8Array) {
  const begun = await begin(app, token, name, bytes);
  if (begun.status !== 201) return begun;
  await send(mediaDoor(app), begun.body.address, bytes);
  return end(app, token, begun.body.id);
}
