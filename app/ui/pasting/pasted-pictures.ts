import { isGooglePicture } from '#app/shared/google-picture-address.ts';
import { rtfPictures } from './rtf-pictures.ts';

/** A file for a text. */
export interface TextFile {
  file: File;
  /** The words that stand where it belongs; without them, it belongs to the cursor. */
  mark?: string;
  /** What its description begins with. */
  words?: string;
}

interface Sources {
  /** What was copied, as RTF. */
  rtf: string;
  /** The text that is pasted into: it may have marks of earlier pictures. */
  present: string;
  pictureAt?: PictureAt | undefined;
}

let marked = 0;

/** The bytes at an address that only a server can read, as a data: address. */
export type PictureAt = (address: string) => Promise<string | undefined>;

/**
 * Puts a mark in the place of each picture that won't stay where it is, and resolves with the file
 * of each; undefined where it can't be had. Word names files of its own computer, whose bytes are in
 * its RTF. Google's addresses end after some hours, and only a server can read them: `pictureAt`.
 */
export function markPictures(
  document: Document,
  { rtf, present, pictureAt }: Sources,
): Promise<TextFile | undefined>[] {
  const pictures = [...document.querySelectorAll('img')].filter(({ src }) => !isOnline(src));
  const drawn = drawnIn(document);
  const ofAComputer = pictures.filter(
    (picture) =>
      picture.src.startsWith('file:') && !drawn.has(picture.getAttribute('v:shapes') ?? ''),
  );
  const inRtf = rtfPictures(rtf);
  return pictures.map(async (picture) => {
    const { alt, src } = picture;
    const name = nextName(present);
    const mark = markOf(name);
    picture.replaceWith(mark);
    const bytes =
      inRtf.length === ofAComputer.length && ofAComputer.includes(picture)
        ? inRtf[ofAComputer.indexOf(picture)]
        : await bytesAt(isGooglePicture(src) ? await pictureAt?.(src) : src);
    if (!bytes) return undefined;
    const file = new File([bytes], `${name}.${bytes.type.split('/')[1]}`, { type: bytes.type });
    return { file, mark, words: alt };
  });
}

/** The shapes that someone drew in Word, which its RTF draws too: they have no bytes there. */
const drawnIn = (document: Document): ReadonlySet<string | undefined> =>
  new Set(
    [...document.body.innerHTML.matchAll(/<v:(?!shape\b|shapetype\b)[a-z]+\s+id="([^"]+)"/g)].map(
      ([, id]) => id,
    ),
  );

const markOf = (name: string): string => `[${name} is missing]`;

function nextName(present: string): string {
  marked += 1;
  const name = `Picture ${marked}`;
  return present.includes(markOf(name)) ? nextName(present) : name;
}

const isOnline = (address: string): boolean =>
  address.startsWith('https:') && !isGooglePicture(address);

/** What the address itself contains, or stands for in this browser. */
async function bytesAt(address: string | undefined): Promise<Blob | undefined> {
  if (!address || !/^(?:data:image\/|blob:)/.test(address)) return undefined;
  const answer = await fetch(address).catch(() => undefined);
  return answer?.blob();
}
