import { useEffect, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { publishingContract, VersionChanges, Versions } from '../publishing.contract.ts';
import { ChangeList } from './change-list.tsx';

const call = api<typeof publishingContract>();

interface VersionDialogProps {
  courseId: string;
  version: Versions['versions'][number];
  onClose: () => void;
}

/** What a version changed, compared with the one before. */
export function VersionDialog({ courseId: id, version, onClose }: VersionDialogProps) {
  const { number, publishedAt } = version;
  const [shown, setShown] = useState<VersionChanges>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    call('GET /authoring/courses/{id}/versions/{number}/changes', { params: { id, number } }).then(
      setShown,
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [id, number]);
  return (
    <Dialog open wide onClose={onClose} title="What changed">
      <p className="text-soft">
        <LocalTime instant={publishedAt} />, compared with the version before.
      </p>
      {failure && <Note kind="bad">{failure}</Note>}
      {!shown && !failure && <Skeleton />}
      {shown?.changes.length === 0 && <p>Nothing changed for learners.</p>}
      {shown && (
        <ChangeList
          changes={shown.changes}
          loadTexts={(lesson) =>
            call('GET /authoring/courses/{id}/versions/{number}/lessons/{lesson}', {
              params: { id, number, lesson },
            })
          }
        />
      )}
    </Dialog>
  );
}
