import { useEffect, useId, useRef, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { uploading } from '#app/shared/uploading.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import type { profileContract } from '../contract.ts';
import { middleOf, mostZoom, sideOf, zoomed, type Crop } from '../crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';
import { usePicture } from './use-picture.ts';
import './photo-cropper.css';

/** Pixels of the picture that is sent: the server keeps 512. */
const sentSide = 768;

interface PhotoCropperProps {
  file: File;
  onClose: () => void;
  onSaved: (photoURL: string) => void;
}

/** The dialog in which a chosen picture is cut to a square and sent. */
export function PhotoCropper({ file, onClose, onSaved }: PhotoCropperProps) {
  const picture = usePicture(file);
  return (
    <Dialog open onClose={onClose} title="Your photo">
      {picture === undefined && <Skeleton shape="panel" />}
      {picture === null && (
        <>
          <FormNote>
            This file could not be read as a picture. Please choose a JPEG, PNG, WebP or GIF.
          </FormNote>
          <div className="dialog-actions">
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      )}
      {picture && <Cropping picture={picture} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function Cropping({
  picture,
  onClose,
  onSaved,
}: Omit<PhotoCropperProps, 'file'> & { picture: ImageBitmap }) {
  const [crop, setCrop] = useState(() => middleOf(picture));
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const large = useRef<HTMLCanvasElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const leaving = useRef<AbortController>(null);
  const zoomId = useId();
  const howId = useId();
  const busy = sent !== undefined;
  const gestures = useCropGestures(frame, picture, (change) => !busy && setCrop(change));

  useEffect(() => {
    for (const { current: canvas } of [large, preview]) if (canvas) paint(canvas, picture, crop);
  }, [picture, crop]);
  useEffect(() => () => leaving.current?.abort(), []);

  const save = async () => {
    const { signal } = (leaving.current = new AbortController());
    setError(undefined);
    setSent(0);
    try {
      const { photoURL } = await api<typeof profileContract>(uploading(setSent))(
        'POST /account/photo',
        {
          body: await jpegOf(picture, crop),
          signal,
        },
      );
      onSaved(photoURL);
    } catch (failure) {
      if (signal.aborted) return;
      setError(failureText(failure, 'Profile update failed'));
      setSent(undefined);
    }
  };

  return (
    <>
      <div className="photo-cropper">
        <div
          ref={frame}
          className="photo-cropper-frame"
          tabIndex={0}
          role="application"
          aria-label="Part of the picture to keep"
          aria-describedby={howId}
          {...gestures}
        >
          <canvas ref={large} width={640} height={640} />
        </div>
        <canvas
          ref={preview}
          className="photo-cropper-preview"
          width={128}
          height={128}
          aria-hidden="true"
        />
      </div>
      <p id={howId} className="text-small text-soft">
        Drag the picture, or move it with the arrow keys.
      </p>
      <div className="photo-cropper-zoom">
        <label htmlFor={zoomId}>Zoom</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={mostZoom}
          step={0.01}
          value={crop.zoom}
          disabled={busy}
          aria-valuetext={`${crop.zoom.toFixed(1)} times`}
          onChange={({ currentTarget }) =>
            setCrop(zoomed(picture, crop, currentTarget.valueAsNumber))
          }
        />
      </div>
      {busy && <Progress label="Upload" done={sent} total={1} />}
      <FormNote>{error}</FormNote>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          Save photo
        </Button>
      </div>
    </>
  );
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(picture, crop);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The kept square as it is sent: some hundred kilobytes, whatever the camera took. */
function jpegOf(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(sentSide, Math.round(sideOf(picture, crop))));
  paint(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no JPEG'))),
      'image/jpeg',
      0.9,
    );
  });
}
