import type { VideoPart } from './video.contract.ts';
import { fileAddress, pictureFile } from './media-address.ts';
import type { ShownMedia } from './shown-media.ts';

/** A video as a lesson shows it, with addresses that open for nobody yet. */
export function videoPart({ video, title }: { video: ShownMedia; title: string }): VideoPart {
  const { id, width, height, widths } = video;
  const { seconds, captions, chapters } = video.video ?? { seconds: 0, captions: [], chapters: [] };
  const poster = widths.at(-1);
  return {
    kind: 'video',
    id,
    title,
    address: fileAddress(id, 'video'),
    width,
    height,
    seconds,
    poster: poster === undefined ? null : fileAddress(id, pictureFile(poster)),
    captions: captions.map(({ language, file, cues }) => ({
      language,
      address: fileAddress(id, file),
      cues,
    })),
    chapters,
  };
}

/** The same with addresses that open for its reader. */
export const signedVideo = (part: VideoPart, sign: (path: string) => string): VideoPart => ({
  ...part,
  address: sign(part.address),
  poster: part.poster && sign(part.poster),
  captions: part.captions.map((each) => ({ ...each, address: sign(each.address) })),
});
