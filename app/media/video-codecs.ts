/** What is inside a video. */
export interface InsideVideo {
  /** Pixels, as shown. */
  width: number;
  height: number;
  seconds: number;
}

/** Browsers can't play it, or it is broken; the message says what helps. */
export class UnplayableVideo extends Error {}

/** What every current browser plays. Safari lacks Theora, Firefox and Chrome often HEVC. */
const played = {
  MP4: { video: ['avc', 'av1', 'vp9'], audio: ['aac', 'mp3', 'opus', 'flac'] },
  WebM: { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
} as const;

const names: Readonly<Record<string, string>> = { hevc: 'HEVC (H.265)', avc: 'H.264' };

const damaged = 'The video is damaged or was cut short. Export it again.';

/** What a library says about a file. It reads what is asked for, and never the whole. */
interface OpenedVideo {
  getFormat: () => Promise<{ name: string }>;
  getPrimaryVideoTrack: () => Promise<VideoTrack | null>;
  getPrimaryAudioTrack: () => Promise<Track | null>;
  computeDuration: () => Promise<number>;
}
interface Track {
  getCodec: () => Promise<string | null>;
}
interface VideoTrack extends Track {
  getDisplayWidth: () => Promise<number>;
  getDisplayHeight: () => Promise<number>;
}

/**
 * Looks into a video.
 * @throws {UnplayableVideo}
 */
export async function insideVideo(input: OpenedVideo): Promise<InsideVideo> {
  const { name: format } = await input.getFormat().catch(refuseAs(damaged));
  const container = format === 'MP4' || format === 'WebM' ? format : undefined;
  if (!container)
    throw new UnplayableVideo(
      `This is a ${format === 'Matroska' ? format : 'QuickTime'} video, which not every browser plays. Export it as MP4.`,
    );
  const [track, sound] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
  ]).catch(refuseAs(damaged));
  if (!track)
    throw new UnplayableVideo(sound ? 'There is no picture in this file, only sound.' : damaged);
  const codec = await track.getCodec();
  if (!(played[container].video as readonly unknown[]).includes(codec))
    throw new UnplayableVideo(
      `Its pictures are ${named(codec)}, which not every browser plays. Export it as MP4 with H.264.${codec === 'hevc' ? ' iPhones do so with Settings, Camera, Formats, Most Compatible.' : ''}`,
    );
  const spoken = sound ? await sound.getCodec() : undefined;
  if (sound && !(played[container].audio as readonly unknown[]).includes(spoken))
    throw new UnplayableVideo(
      `Its sound is ${named(spoken ?? null)}, which not every browser plays. Export it as MP4 with AAC.`,
    );
  const [width, height, seconds] = await Promise.all([
    track.getDisplayWidth(),
    track.getDisplayHeight(),
    input.computeDuration(),
  ]).catch(refuseAs(damaged));
  if (!(width > 0 && height > 0 && seconds > 0 && Number.isFinite(seconds)))
    throw new UnplayableVideo(damaged);
  return { width, height, seconds: Math.ceil(seconds * 10) / 10 };
}

const named = (codec: string | null): string =>
  codec === null ? 'in a format we don’t know' : (names[codec] ?? codec.toUpperCase());

const refuseAs = (message: string) => (): never => {
  throw new UnplayableVideo(message);
};
