import { useState } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const ReviewsDialog = later(partOf(() => import('./reviews-dialog.tsx'), 'ReviewsDialog'));

/** Opens what learners say about a course, for its authors. */
export function ReviewsButton({ courseId }: { courseId: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <IconButton
        outlined
        label="Reviews"
        icon={<Icon name="star" />}
        onClick={() => setShown(true)}
      />
      {shown && <ReviewsDialog courseId={courseId} onClose={() => setShown(false)} />}
    </>
  );
}
