import { useState } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const AnnouncementDialog = later(
  partOf(() => import('./announcement-dialog.tsx'), 'AnnouncementDialog'),
);

/** Opens the announcement of a course in preparation, for its authors. */
export function AnnouncementButton({ courseId }: { courseId: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setShown(true)}>
        <Icon name="bell" /> Announcement
      </Button>
      {shown && <AnnouncementDialog courseId={courseId} onClose={() => setShown(false)} />}
    </>
  );
}
