import type { Input, Source } from 'mediabunny';

/** Opens a video for as long as it is looked at. The library is loaded only then. */
export async function openedVideo<Seen>(
  source: Source,
  look: (video: Input) => Promise<Seen>,
): Promise<Seen> {
  const { Input: Opened, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  const input = new Opened({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    return await look(input);
  } finally {
    input.dispose();
  }
}
