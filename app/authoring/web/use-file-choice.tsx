import { useRef, useState, type ReactNode } from 'react';
import { endings, kindOf, type MediaKind } from '#app/media/file-kinds.ts';
import { Apart } from '#app/ui/dialog/apart.tsx';
import { useFileSource } from './file-source.ts';
import type { Source } from './use-sent-file.ts';

interface FileChoice {
  /** Opens the browser's chooser, for files of this kind or of all. */
  upload: (kind?: MediaKind) => void;
  /** Opens the library, from which the browser's chooser can be opened too. */
  browse: () => void;
  /** The file input, and the library while it is open. */
  parts: ReactNode;
}

const endingsOf = (kind: MediaKind | undefined): string[] =>
  endings.filter((ending) => !kind || kindOf(ending)?.kind === kind);

/** Lets a file of this device or of the library be chosen. */
export function useFileChoice(onChosen: (source: Source) => void): FileChoice {
  const { Library, course } = useFileSource();
  const input = useRef<HTMLInputElement>(null);
  const [browsing, setBrowsing] = useState(false);
  const close = () => setBrowsing(false);
  const upload = (kind?: MediaKind) => {
    if (!input.current) return;
    input.current.accept = endingsOf(kind).join(',');
    input.current.click();
  };
  return {
    upload,
    browse: () => setBrowsing(true),
    parts: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) onChosen(file);
          }}
        />
        {browsing && (
          <Apart>
            <Library
              course={course}
              onClose={close}
              onUpload={() => {
                upload();
                close();
              }}
              onChosen={(media) => {
                close();
                onChosen(media);
              }}
            />
          </Apart>
        )}
      </>
    ),
  };
}
