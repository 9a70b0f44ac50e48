import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { Drawer } from '#app/ui/dialog/drawer.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { Outline } from '../contract.ts';
import type { publishingContract, Versions } from '../publishing.contract.ts';
import type { Group } from '../supplied-parts.ts';
import { bringBack } from './replaced-parts.tsx';

const VersionDialog = later(partOf(() => import('./version-dialog.tsx'), 'VersionDialog'));

const call = api<typeof publishingContract>();

type Version = Versions['versions'][number];
type Asked = Version | Group | 'discard';

const groups: readonly Group[] = ['page', 'project'];

/** What was published and when; an earlier version can become the draft again. */
export function HistoryDrawer({ outline, onClose }: { outline: Outline; onClose: () => void }) {
  const { id, draftSince, pageReplacedAt, projectReplacedAt } = outline;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [page, setPage] = useState(1);
  const [past, setPast] = useState<Versions>();
  const [failure, setFailure] = useState<string>();
  const [compared, setCompared] = useState<Version>();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    call('GET /authoring/courses/{id}/versions', { params: { id }, query: { page } }).then(
      setPast,
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [id, page]);

  const replacedAt = { page: pageReplacedAt, project: projectReplacedAt };
  const act = async () => {
    if (asked === 'page' || asked === 'project') {
      await bringBack(asked, id);
      onClose();
      await revalidate();
      return;
    }
    if (asked === 'discard') await call('DELETE /authoring/courses/{id}/draft', { params: { id } });
    else if (asked)
      await call('POST /authoring/courses/{id}/versions/{number}/restore', {
        params: { id, number: asked.number },
      });
    toast.success(asked === 'discard' ? 'Draft discarded' : 'Restored as the draft');
    onClose();
    // The lesson in the editor may be another one now, or none.
    await navigate(authorDeskPath(id));
  };
  return (
    <>
      <Drawer open onClose={onClose} label="History" heading={<b className="heading-4">History</b>}>
        <p className="text-small text-soft">
          Each time you publish, we store a version. Restoring one makes it your draft; learners see
          no change until you publish again.
        </p>
        {failure && <Note kind="bad">{failure}</Note>}
        {!past && !failure && <Skeleton />}
        <ol className="author-versions">
          {draftSince && (
            <li className="author-version-draft">
              <b>Now, not published</b>
              <span className="text-small">
                Since <LocalTime instant={draftSince} />
              </span>
              <Button size="small" variant="quiet" onClick={() => setAsked('discard')}>
                Discard
              </Button>
            </li>
          )}
          {groups.map((group) => (
            <TakenOver key={group} group={group} at={replacedAt[group]} onAsk={setAsked} />
          ))}
          {past?.versions.map((version, index) => (
            <li key={version.number}>
              <b>
                <LocalTime instant={version.publishedAt} />
              </b>
              <span className="text-small">
                {version.publishedBy}
                {version.words && `: “${version.words}”`}
              </span>
              {version.number > 1 && (
                <Button size="small" variant="quiet" onClick={() => setCompared(version)}>
                  Compare <span className="visually-hidden">version {version.number}</span>
                </Button>
              )}
              {index === 0 && page === 1 ? (
                <span className="text-small text-faint">What learners see</span>
              ) : (
                <Button size="small" variant="quiet" onClick={() => setAsked(version)}>
                  Restore <span className="visually-hidden">version {version.number}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
        {past?.versions.length === 0 && <p>Nothing was published from this desk yet.</p>}
        {past && past.pages > page && (
          <Button size="small" variant="quiet" onClick={() => setPage(page + 1)}>
            Earlier versions
          </Button>
        )}
      </Drawer>
      {compared && (
        <VersionDialog courseId={id} version={compared} onClose={() => setCompared(undefined)} />
      )}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          onConfirm={act}
          {...question(asked, outline)}
        />
      )}
    </>
  );
}

interface TakenOverProps {
  group: Group;
  /** Null if there is nothing to bring back. */
  at: string | null;
  onAsk: (group: Group) => void;
}

const TakenOver = ({ group, at, onAsk }: TakenOverProps) =>
  at && (
    <li>
      <b>
        <LocalTime instant={at} />
      </b>
      <span className="text-small">
        {group === 'page'
          ? 'Newer texts taken over for the course’s page'
          : 'Newer project taken over'}
      </span>
      <Button size="small" variant="quiet" onClick={() => onAsk(group)}>
        Bring yours back <span className="visually-hidden">for the {group}</span>
      </Button>
    </li>
  );

function question(asked: Asked, { draftSince, publishesAt, earlierCoverGone }: Outline) {
  if (asked === 'page')
    return {
      title: 'Bring your texts back?',
      action: 'Bring back',
      decline: 'Keep the newer texts',
      children: `The page says again what it said before, except where somebody has changed it since. Visitors see it at once.${earlierCoverGone ? ' The picture of your earlier cover has been deleted, so that cover comes back as a drawing.' : ''}`,
    };
  if (asked === 'project')
    return {
      title: 'Bring your project back?',
      action: 'Bring back',
      decline: 'Keep the newer one',
      children:
        'It becomes the next version of the project at once. Learners who read the newer one are asked to read yours before they submit. What they have submitted keeps the rubric that they read.',
    };
  if (asked === 'discard')
    return {
      title: 'Discard the draft?',
      action: 'Discard',
      children: `All changes since you last published will be lost.${publishesAt ? ' The scheduled publication is cancelled too.' : ''}`,
    };
  return {
    title: 'Restore this version?',
    action: 'Restore',
    children: draftSince
      ? 'It replaces the current draft, which will be lost.'
      : 'It becomes the draft. Learners see it once you publish it.',
  };
}
