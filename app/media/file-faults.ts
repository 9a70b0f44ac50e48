import { endingOf, kindOf, largest, type Format } from './file-kinds.ts';
import { tooLargeText } from './too-large-text.ts';

/** Why we don't take a file: a problem of the contract, and what helps. */
export interface FileFault {
  code: 'media/unknown-type' | 'media/too-large' | 'media/wrong-type';
  text: string;
}

/** What its name and size say against it. */
export function nameFault(file: { name: string; size: number }): FileFault | undefined {
  const { name, size } = file;
  const { kind } = kindOf(name) ?? {};
  if (!kind) return { code: 'media/unknown-type', text: unknownType(name) };
  return size > largest[kind]
    ? { code: 'media/too-large', text: tooLargeText(file, kind, largest[kind]) }
    : undefined;
}

function unknownType(name: string): string {
  const ending = endingOf(name);
  if (ending === 'svg') return 'SVG pictures can carry scripts. Please save it as PNG.';
  if (ending === 'heic' || ending === 'heif')
    return 'Not every browser shows HEIC pictures. Please save it as JPEG.';
  if (ending === 'mov') return 'Not every browser plays QuickTime videos. Please export it as MP4.';
  return ending
    ? `We don’t take files that end in .${ending}. Pictures can be JPEG, PNG, GIF or WebP; videos MP4 or WebM; downloads PDF, Office, CSV, text or ZIP.`
    : 'The name of the file has no ending, such as .png or .pdf.';
}

/** What its first bytes say against it. */
export const formatFault = (name: string, format: Format): FileFault | undefined =>
  kindOf(name)?.formats.includes(format)
    ? undefined
    : { code: 'media/wrong-type', text: wrongType(name, format) };

function wrongType(name: string, format: Format): string {
  const found = `“${name}” is really ${format}.`;
  if (format === 'an SVG picture')
    return `${found} SVG can carry scripts, so please save it as PNG.`;
  if (format === 'a HEIC picture')
    return `${found} Not every browser shows HEIC, so please save it as JPEG.`;
  return `${found} Save it again in the format that its name says.`;
}
