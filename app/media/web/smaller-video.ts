import {
  BlobSource,
  BufferTarget,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** Pixels of the shorter side. */
const shorter = 720;
/** Bits a second of the pictures: enough for the small print of a screen recording. */
const bitrate = 1_800_000;
/** Bytes: the copy is in the browser's memory until it is sent. */
const most = 500_000_000;

interface Way {
  onChange: (now: { state: 'shrinking'; sent: number }) => void;
  onSmaller?: (copy: File) => void;
  signal: AbortSignal;
}

/**
 * A copy in 720p, made by this browser. Undefined if the video is no larger, or this browser can't make
 * one that is smaller and has everything in it.
 */
export async function smallerVideo(
  file: File,
  { onChange, onSmaller, signal }: Way,
): Promise<File | undefined> {
  if (typeof VideoEncoder === 'undefined') return undefined;
  const tell = (part: number) => onChange({ state: 'shrinking', sent: part * file.size });
  tell(0);
  const formats = [MP4, QTFF, WEBM, MATROSKA];
  const input = new Input({ source: new BlobSource(file), formats });
  try {
    const conversion = await conversionOf(input);
    if (!conversion) return undefined;
    signal.throwIfAborted();
    const stop = () => void conversion.cancel();
    signal.addEventListener('abort', stop);
    conversion.onProgress = tell;
    await conversion.execute().finally(() => signal.removeEventListener('abort', stop));
    const { format, target } = conversion.output;
    const bytes = target instanceof BufferTarget ? target.buffer : null;
    if (!bytes || bytes.byteLength >= file.size) return undefined;
    const name = file.name.replace(/\.\w+$/, format.fileExtension);
    const copy = new File([bytes], name, { type: format.mimeType });
    onSmaller?.(copy);
    return copy;
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    input.dispose();
  }
}

async function conversionOf(input: Input): Promise<Conversion | undefined> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) return undefined;
  const [width, height, seconds] = await Promise.all([
    track.getDisplayWidth(),
    track.getDisplayHeight(),
    input.computeDuration(),
  ]);
  if (Math.min(width, height) <= shorter || (seconds * bitrate) / 8 > most) return undefined;
  const scaled = width > height ? { height: shorter } : { width: shorter };
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], { ...sizeFor(scaled) });
  if (!codec) return undefined;
  const format =
    codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target: new BufferTarget() });
  const video = { ...scaled, codec, bitrate, forceTranscode: true };
  const conversion = await Conversion.init({ input, output, video, showWarnings: false });
  return conversion.isValid && conversion.discardedTracks.length === 0 ? conversion : undefined;
}

/** That a browser encodes this size tells that it encodes the other shapes of 720p too. */
const sizeFor = ({ width }: { width?: number }) =>
  width ? { width, height: 1280 } : { width: 1280, height: shorter };
