// Makes a WebM (VP9) of pictures, in the browser: it brings the encoder, and no machine needs ffmpeg.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

export interface Frame {
  /** Seconds from the start. */
  at: number;
  /** Base64. */
  jpeg: string;
}

interface Film {
  frames: readonly Frame[];
  seconds: number;
  width: number;
  height: number;
}

const perSecond = 10;
const bitrate = 90_000;

export async function encodeVideo(browser: Browser, film: Film): Promise<Buffer> {
  const page = await browser.newPage();
  // WebCodecs exist only where the page is secure, as on this machine.
  await page.route('http://localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><canvas></canvas>' }),
  );
  await page.goto('http://localhost/');
  const mediabunny = await readFile(
    new URL('../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs', import.meta.url),
    'utf8',
  );
  const base64 = await page.evaluate(encode, { ...film, mediabunny, perSecond, bitrate });
  await page.close();
  return Buffer.from(base64, 'base64');
}

/** Runs in the page. */
async function encode(film: Film & { mediabunny: string; perSecond: number; bitrate: number }) {
  const { frames, seconds, width, height, mediabunny, perSecond, bitrate } = film;
  const address = URL.createObjectURL(new Blob([mediabunny], { type: 'text/javascript' }));
  const { BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } = (await import(
    address
  )) as typeof import('mediabunny');
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const quality = new Quality({ bitrate });
  const source = new CanvasSource(canvas, { codec: 'vp9', quality, keyFrameInterval: 10 });
  output.addVideoTrack(source, { frameRate: perSecond });
  await output.start();
  let next = 0;
  for (let tick = 0; tick < seconds * perSecond; tick++) {
    let shown = -1;
    while ((frames[next]?.at ?? Infinity) <= (tick + 1) / perSecond) shown = next++;
    if (shown >= 0) {
      const picture = await fetch(`data:image/jpeg;base64,${frames[shown]?.jpeg}`);
      context?.drawImage(await createImageBitmap(await picture.blob()), 0, 0, width, height);
    }
    await source.add(tick / perSecond, 1 / perSecond);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  const parts = [];
  for (let from = 0; from < bytes.length; from += 30_000)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 30_000)));
  return btoa(parts.join(''));
}
