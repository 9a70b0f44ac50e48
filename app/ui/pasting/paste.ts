import type { EditorView } from '@tiptap/pm/view';
import { toast } from '#app/ui/dialog/toast.ts';
import { markPictures, type PictureAt, type TextFile } from './pasted-pictures.ts';
import { plainDocument } from './plain-document.ts';

/** Takes files into a text. */
export type OnFiles = (files: readonly TextFile[]) => void;

/** What a text does with files and pictures; without `onFiles`, they are left out. */
export interface Pasting {
  onFiles?: OnFiles;
  pictureAt?: PictureAt;
}

/**
 * Pastes what was copied elsewhere, before the editor reads it; false leaves it to the editor.
 */
export function paste(view: EditorView, event: ClipboardEvent, pasting: Pasting): boolean {
  const pasted = pasteForeign(view, event, pasting);
  if (pasted) event.preventDefault();
  return pasted;
}

function pasteForeign(
  view: EditorView,
  { clipboardData }: ClipboardEvent,
  { onFiles, pictureAt }: Pasting,
): boolean {
  const { doc, selection } = view.state;
  // In code, the editor pastes the plain text.
  if (!clipboardData || selection.$from.parent.type.spec.code) return false;
  const html = clipboardData.getData('text/html');
  // What an editor of ours copied.
  if (html.includes('data-pm-slice')) return false;
  const document = plainDocument(html);
  // A copied picture comes with an address too. Word adds a picture of the text that it copies.
  if (document.body.textContent.trim() === '' && takeFiles(clipboardData.files, onFiles))
    return true;
  if (!html) return false;
  const rtf = clipboardData.getData('text/rtf');
  if (onFiles)
    void Promise.all(markPictures(document, { rtf, present: doc.textContent, pictureAt })).then(
      (taken) => tell(taken, onFiles),
    );
  else for (const picture of document.querySelectorAll('img')) picture.remove();
  return view.pasteHTML(document.body.innerHTML);
}

/** False without files. Nor does a browser open the files that nobody takes. */
export function takeFiles(files: FileList | undefined, onFiles?: OnFiles): boolean {
  if (!files?.length) return false;
  onFiles?.([...files].map((file) => ({ file })));
  return true;
}

function tell(taken: readonly (TextFile | undefined)[], onFiles: OnFiles): void {
  const files = taken.filter((each) => each !== undefined);
  if (files.length > 0) onFiles(files);
  if (files.length < taken.length)
    toast.info(
      'Some pictures could not be pasted. The text says where: copy each by itself, and paste it there.',
    );
}
