import type { Ref } from 'react';
import { endings } from '#app/media/file-kinds.ts';
import { takeFiles, type OnFiles } from '#app/ui/pasting/paste.ts';

/** Lets a file be chosen. It shows nothing: a button beside it clicks it. */
export const FileInput = ({ ref, onFiles }: { ref: Ref<HTMLInputElement>; onFiles: OnFiles }) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={endings.join(',')}
    onChange={({ currentTarget }) => {
      takeFiles(currentTarget.files ?? undefined, onFiles);
      currentTarget.value = '';
    }}
  />
);
