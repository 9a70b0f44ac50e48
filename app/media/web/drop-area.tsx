import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { sizeText } from '#app/shared/size-text.ts';
import { endings, largest } from '../file-kinds.ts';
import './drop-area.css';

interface DropAreaProps {
  onFiles: (files: readonly File[], wishes: { smaller: boolean }) => void;
}

/** Takes files by drop, by choice, or pasted anywhere on the page. */
export function DropArea({ onFiles }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const [smaller, setSmaller] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | undefined | null) => {
    if (files?.length) onFiles([...files], { smaller });
  };
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => take(clipboardData?.files));
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('paste', (event) => paste(event), leaving);
    return () => leaving.abort();
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same for the keyboard
    <div
      className={classes('drop-area', over && 'drop-area-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="drop-area-nose">
        <Icon name="upload" />
      </span>
      <div>
        <p className="strong">Drop files here, or paste a picture</p>
        <p className="text-small text-soft">
          Pictures up to {sizeText(largest.picture)}, videos (MP4 or WebM) up to{' '}
          {sizeText(largest.video)}, other files up to {sizeText(largest.file)}.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={endings.join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Button thruster={<Icon name="upload" />} onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <CheckField
        className="drop-area-smaller"
        label="Make videos smaller first"
        hint="This browser makes a copy in 720p, which takes a while."
        checked={smaller}
        onChange={({ target }) => setSmaller(target.checked)}
      />
    </div>
  );
}
