import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import type { UnfinishedUpload } from '../contract.ts';
import { sizeText } from '#app/shared/size-text.ts';
import type { ChosenFile } from './use-uploads.ts';
import './upload-list.css';

interface UploadListProps {
  files: readonly ChosenFile[];
  /** Begun before this page was opened. */
  unfinished: readonly UnfinishedUpload[];
  onDrop: (key: number) => void;
  onForget: (upload: UnfinishedUpload) => void;
  onDescribe: (id: string) => void;
}

/** Docked under the drop area: what is being sent, and what has become of it. */
export const UploadList = ({
  files,
  unfinished,
  onDrop,
  onForget,
  onDescribe,
}: UploadListProps) => (
  <ul className="upload-list" aria-label="Uploads">
    {files.map((file) => (
      <Row
        key={file.key}
        {...looks[file.now.state]}
        name={file.name}
        facts={factsOf(file)}
        end={
          file.now.state === 'done' && needsDescription(file.now.media) ? (
            <Describe onPress={onDescribe} id={file.now.media.id} />
          ) : (
            <IconButton
              small
              label={`${'sent' in file.now ? 'Cancel' : 'Dismiss'} ${file.name}`}
              icon={<Icon name="x" />}
              onClick={() => onDrop(file.key)}
            />
          )
        }
      >
        {'sent' in file.now && <Cells name={file.name} part={file.now.sent / file.size} />}
        <Words file={file} />
      </Row>
    ))}
    {unfinished.map((upload) => (
      <Row
        key={upload.id}
        tone="warn"
        icon="rotate-cw"
        name={upload.name}
        facts={sizeText(upload.size)}
        end={
          <IconButton
            small
            label={`Forget ${upload.name}`}
            icon={<Icon name="x" />}
            onClick={() => onForget(upload)}
          />
        }
      >
        <p>
          This upload was interrupted. Choose the same file again to continue. We keep unfinished
          uploads for a week.
        </p>
      </Row>
    ))}
  </ul>
);

const needsDescription = ({ kind, description, decorative }: Described): boolean =>
  kind === 'picture' && description === '' && !decorative;
type Described = Extract<ChosenFile['now'], { state: 'done' }>['media'];

const looks: Record<ChosenFile['now']['state'], { tone: Tone; icon: IconName }> = {
  shrinking: { tone: 'plain', icon: 'hourglass' },
  sending: { tone: 'plain', icon: 'upload' },
  checking: { tone: 'plain', icon: 'hourglass' },
  waiting: { tone: 'warn', icon: 'wifi-off' },
  refused: { tone: 'bad', icon: 'circle-exclamation-point' },
  done: { tone: 'ok', icon: 'check' },
};

type Tone = 'plain' | 'warn' | 'bad' | 'ok';

function factsOf({ size, now }: ChosenFile): string {
  if (now.state === 'shrinking') return sizeText(size);
  if ('sent' in now) return `${sizeText(now.sent)} of ${sizeText(size)}`;
  if (now.state === 'done' && now.media.size !== size)
    return `${sizeText(size)}, now ${sizeText(now.media.size)}`;
  return sizeText(size);
}

function Words({ file: { now } }: { file: ChosenFile }) {
  switch (now.state) {
    case 'waiting':
      return (
        <p role="status">
          The upload is paused because the server can’t be reached. It continues by itself. If you
          close this page, choose the same file again to continue.
        </p>
      );
    case 'shrinking':
      return <p>Your browser is making it smaller.</p>;
    case 'checking':
      return <p>Uploaded. We are checking the file.</p>;
    case 'refused':
      return <p role="alert">{now.reason}</p>;
    case 'done':
      return (
        <p role="status" className="text-soft">
          In the library.{needsDescription(now.media) && ' It has no description yet.'}
        </p>
      );
    default:
      return null;
  }
}

const Describe = ({ id, onPress }: { id: string; onPress: (id: string) => void }) => (
  <Button size="small" variant="quiet" onClick={() => onPress(id)}>
    Describe
  </Button>
);

interface RowProps {
  tone: Tone;
  icon: IconName;
  name: string;
  facts: string;
  end: React.ReactNode;
  children: React.ReactNode;
}

const Row = ({ tone, icon, name, facts, end, children }: RowProps) => (
  <li className={classes('upload', `upload-${tone}`)}>
    <span className="upload-sign">
      <Icon name={icon} />
    </span>
    <div className="upload-body">
      <p className="upload-name">
        <b>{name}</b>
        <span>{facts}</span>
      </p>
      {children}
    </div>
    <div className="upload-end">{end}</div>
  </li>
);

const cells = Array.from({ length: 20 }, (_, place) => place);

/** Twenty cells of five percent. */
function Cells({ name, part }: { name: string; part: number }) {
  const percent = Math.floor(Math.min(1, part) * 100);
  return (
    <div
      className="upload-cells"
      role="progressbar"
      aria-label={`Progress of ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {cells.map((place) => (
        <i
          key={place}
          className={classes(
            percent >= (place + 1) * 5 && 'upload-cell-full',
            percent >= place * 5 + 2.5 && 'upload-cell-half',
          )}
        />
      ))}
    </div>
  );
}
