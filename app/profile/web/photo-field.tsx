import { Icon } from '#app/ui/base/icon.tsx';
import { useRef, useState, type DragEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { nameOf, updateProfile } from '#app/shared/identity.ts';
import type { Profile } from '#app/shared/profile.ts';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { FieldNote } from '#app/ui/form/form-field.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { profileContract } from '../contract.ts';
import './photo-field.css';

const call = api<typeof profileContract>();

/** Loads only once someone has chosen a picture. */
const PhotoCropper = later(partOf(() => import('./photo-cropper.tsx'), 'PhotoCropper'));

/** Without HEIC in the list, iPhones send their pictures as JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif';

/**
 * One's own photo in its window, with buttons to add, replace and remove it. A picture may also be
 * dropped on it.
 */
export function PhotoField({ profile, className }: { profile: Profile; className?: string }) {
  const [file, setFile] = useState<File>();
  const [dragged, setDragged] = useState(false);
  const { busy, text, submit, reset } = useSubmission({ fallback: 'Profile update failed' });
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);

  const take = (files: FileList | null) => {
    reset();
    setFile(files?.[0]);
  };
  const browse = () => {
    // Referenced here, because a browser may forget an input that is in no document.
    const picker = (input.current = document.createElement('input'));
    picker.type = 'file';
    picker.accept = accepted;
    picker.addEventListener('change', () => take(picker.files));
    picker.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    take(event.dataTransfer.files);
  };
  const saved = (photoURL: string) => {
    setFile(undefined);
    updateProfile({ photoURL });
    toast.success('Profile photo saved');
  };
  const remove = async () => {
    await call('DELETE /account/photo');
    updateProfile({ photoURL: null });
    toast.success('Profile photo removed');
    choose.current?.focus();
  };

  return (
    <div
      className={classes('photo-field', dragged && 'photo-field-dragged', className)}
      onDragOver={(event) => {
        event.preventDefault();
        setDragged(true);
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={drop}
    >
      <div className="photo-field-window">
        <Avatar name={nameOf(profile)} photoUrl={profile.photoURL} size="huge" label="Your photo" />
      </div>
      <div className="photo-field-actions">
        <Button ref={choose} variant="secondary" size="small" onClick={browse}>
          <Icon name="camera" /> {profile.photoURL ? 'Change' : 'Add photo'}
        </Button>
        {profile.photoURL && (
          <IconButton
            small
            outlined
            label="Remove photo"
            icon={<Icon name="trash" />}
            aria-disabled={busy}
            onClick={() => void submit(remove)}
          />
        )}
      </div>
      <div role="alert">
        <FieldNote id="photo-note" error={text} />
      </div>
      {file && <PhotoCropper file={file} onClose={() => setFile(undefined)} onSaved={saved} />}
    </div>
  );
}
