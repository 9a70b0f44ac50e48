import { useRef } from 'react';
import { endings } from '#app/media/file-kinds.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { takeFiles, type OnFiles } from '#app/ui/pasting/paste.ts';

/** Chooses a picture, a video or a file for the text. */
export function FileButton({ onFiles }: { onFiles: OnFiles }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings.join(',')}
        onChange={({ currentTarget }) => {
          takeFiles(currentTarget.files ?? undefined, onFiles);
          currentTarget.value = '';
        }}
      />
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
