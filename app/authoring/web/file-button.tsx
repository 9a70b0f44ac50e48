import { useRef } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import type { OnFiles } from '#app/ui/pasting/paste.ts';
import { FileInput } from './file-input.tsx';

/** Chooses a picture, a video or a file for the text. */
export function FileButton({ onFiles }: { onFiles: OnFiles }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} onFiles={onFiles} />
      <button
        type="button"
        aria-label="Picture, video or file"
        title="Picture, video or file"
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
      </button>
    </>
  );
}
