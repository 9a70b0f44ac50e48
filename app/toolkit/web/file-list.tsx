import { useState } from 'react';
import { sizeText } from '#app/shared/size-text.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { ToolkitFile } from '../contract.ts';
import { formatLooks } from '../file-looks.ts';
import { plansOpening } from '../shelves.ts';
import { DownloadIcon } from './download-file.tsx';
import { FileDialog } from './file-dialog.tsx';
import './file-list.css';

/** Files in rows; a title opens what there is to know about its file. */
export function FileList({ files }: { files: readonly ToolkitFile[] }) {
  const [shown, setShown] = useState<ToolkitFile | null>(null);
  return (
    <>
      <ul className="toolkit-files">
        {files.map((file) => (
          <li key={file.slug} className="toolkit-file">
            <span className={`toolkit-file-tile toolkit-file-${file.format}`}>
              {formatLooks[file.format].tile}
            </span>
            <div>
              <h3 className="strong">
                <button type="button" onClick={() => setShown(file)}>
                  {file.title}
                </button>
              </h3>
              <p className="text-small text-soft">{file.purpose}</p>
            </div>
            <p className="toolkit-file-facts text-tiny text-faint">
              <span className="tabular">{sizeText(file.size)}</span>
              <span>
                Checked <LocalTime instant={file.checkedOn} format="date" />
              </span>
            </p>
            {file.open ? <DownloadIcon file={file} /> : <Locked file={file} />}
          </li>
        ))}
      </ul>
      <FileDialog file={shown} onClose={() => setShown(null)} />
    </>
  );
}

const Locked = ({ file }: { file: ToolkitFile }) => (
  <Badge kind="gold">
    <Icon name="lock" />
    <span className="visually-hidden">Not in your plan, part of </span>
    {plansOpening(file.shelf).join(', ')}
  </Badge>
);
