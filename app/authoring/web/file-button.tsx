import { useRef } from 'react';
import { endings } from '#app/media/file-kinds.ts';
import { Icon } from '#app/ui/base/icon.tsx';

/** Chooses a picture, a video or a file for the text. */
export function FileButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
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
