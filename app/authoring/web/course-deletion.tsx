import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { coursePageContract } from '../course-page.contract.ts';

const call = api<typeof coursePageContract>();

/** For a course that was never on sale. */
export function CourseDeletion({
  course: { id, title },
}: {
  course: { id: string; title: string };
}) {
  const [asking, setAsking] = useState(false);
  const { admin } = standingOf(useIdentity());
  const navigate = useNavigate();
  const remove = async () => {
    await call('DELETE /authoring/courses/{id}', { params: { id } });
    toast.success('Course deleted');
    await navigate(admin ? '/admin/courses' : '/teach', { replace: true });
  };
  return (
    <Card className="row row-between">
      <p className="text-soft">This course has never been on sale, so it can still be deleted.</p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete the course
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete “${title}”?`}
        action="Delete the course"
        onConfirm={remove}
      >
        Its lessons, quizzes, project and history are deleted for good, and so are the addresses of
        people who asked to be told when it opens. Your pictures, videos and files stay in your
        media.
      </ConfirmDialog>
    </Card>
  );
}
