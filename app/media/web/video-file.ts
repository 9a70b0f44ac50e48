import { BlobSource, CanvasSink, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import { ApiFailure } from '#app/shared/api-client.ts';
import { insideVideo, UnplayableVideo, type InsideVideo } from '../video-codecs.ts';

/**
 * Looks into a video before it is sent.
 * @throws {ApiFailure} media/unplayable, as the server would refuse it
 */
export async function checkVideo(file: File): Promise<InsideVideo> {
  const formats = [MP4, QTFF, WEBM, MATROSKA];
  const input = new Input({ source: new BlobSource(file), formats });
  try {
    return await insideVideo(input);
  } catch (error) {
    throw error instanceof UnplayableVideo
      ? new ApiFailure(400, 'media/unplayable', error.message)
      : error;
  } finally {
    input.dispose();
  }
}

/** Pixels. */
const widest = 1600;
/** Seconds: the first frame is often black. */
const latest = 2;

/** A frame from near the start. Undefined where the browser can't decode the video by itself. */
export async function posterOf(file: File, { seconds }: InsideVideo): Promise<Blob | undefined> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) return undefined;
    const width = Math.min(widest, await track.getDisplayWidth());
    const first = await track.getFirstTimestamp();
    const sink = new CanvasSink(track, { width, fit: 'contain' });
    const frame = await sink.getCanvas(first + Math.min(latest, seconds / 4));
    if (!frame) return undefined;
    const { canvas } = frame;
    if (canvas instanceof OffscreenCanvas)
      return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9);
    });
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
}
