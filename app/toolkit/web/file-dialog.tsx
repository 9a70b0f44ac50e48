import { sizeText } from '#app/shared/size-text.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import type { ToolkitFile } from '../contract.ts';
import { formatLooks } from '../file-looks.ts';
import { plansOpening } from '../shelves.ts';
import { topicLabels } from '../topics.ts';
import { DownloadButton } from './download-file.tsx';
import { ShelfDoor } from './locked-shelf.tsx';

interface FileDialogProps {
  /** Null: the dialog is closed. */
  file: ToolkitFile | null;
  onClose: () => void;
}

/** What a file is, for whom, and what one may do with it. */
export const FileDialog = ({ file, onClose }: FileDialogProps) => (
  <Dialog
    open={file !== null}
    onClose={onClose}
    title={file?.title}
    actions={
      file && (file.open ? <DownloadButton file={file} /> : <ShelfDoor shelf={file.shelf} />)
    }
  >
    {file && (
      <>
        <p>{file.purpose}</p>
        <Facts rows>
          <Fact name="Suits">{file.suits}</Fact>
          <Fact name="Topic">{topicLabels[file.topic]}</Fact>
          <Fact name="Format">
            {formatLooks[file.format].name}, {sizeText(file.size)}
          </Fact>
          <Fact name="Opens in">{formatLooks[file.format].opensIn}</Fact>
          <Fact name="Last checked">
            <LocalTime instant={file.checkedOn} format="date" />
          </Fact>
          <Fact name="You may">Change it, and use it in paid work</Fact>
          {!file.open && <Fact name="Part of">{plansOpening(file.shelf).join(', ')}</Fact>}
        </Facts>
      </>
    )}
  </Dialog>
);
