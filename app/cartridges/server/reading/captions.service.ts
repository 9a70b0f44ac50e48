import {
  captionLanguages,
  captionsText,
  longestCaptions,
  readCaptions,
  type CaptionLanguage,
} from '#app/media/captions.ts';
import type { CaptionsByVideo } from '../../read-cartridge.ts';
import { FileFault, type Package } from './package.service.ts';

/** A file of captions that a page names for a video of the package. */
export interface NamedCaptions {
  video: string;
  language: CaptionLanguage;
  path: string;
}

/** The language of a tag such as 'en-GB'; undefined if our captions can't be in it. */
export function captionLanguage(tag: string): CaptionLanguage | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(captionLanguages, language) ? (language as CaptionLanguage) : undefined;
}

/**
 * The captions of the videos of lessons: for each language, the first file that a page names for the
 * video. A file belongs to one video only. One that can't be read has no text.
 */
export function captionsIn(files: Package, named: readonly NamedCaptions[]): CaptionsByVideo {
  const found = new Map<string, Map<CaptionLanguage, string | null>>();
  const used = new Set<string>();
  for (const { video, language, path } of named) {
    const own = found.get(video) ?? new Map<CaptionLanguage, string | null>();
    if (own.has(language) || used.has(path)) continue;
    used.add(path);
    found.set(video, own.set(language, textOf(files, path)));
  }
  return found;
}

function textOf(files: Package, path: string): string | null {
  try {
    const text = files.text(path);
    if (text.length > longestCaptions) return null;
    const { cues, fault } = readCaptions(text);
    return fault ? null : captionsText(cues);
  } catch (fault) {
    if (!(fault instanceof FileFault)) throw fault;
    return null;
  }
}
