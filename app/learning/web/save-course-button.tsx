import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { learningContract } from '../contract.ts';

const call = api<typeof learningContract>();

interface SaveCourseButtonProps {
  course: { slug: string; title: string };
  saved: boolean;
  className?: string;
}

/** Saves a course under My Courses, or removes it. */
export function SaveCourseButton({ course, saved, className }: SaveCourseButtonProps) {
  const { revalidate } = useRevalidator();
  const send = async () => {
    const params = { slug: course.slug };
    if (saved) await call('DELETE /learning/courses/{slug}/saved', { params });
    else await call('PUT /learning/courses/{slug}/saved', { params });
    toast.success(saved ? 'Course unsaved' : 'Course saved');
    await revalidate();
  };
  return (
    <SendButton variant="quiet" size="small" className={className} onSend={send}>
      <Icon name={saved ? 'check' : 'plus'} />
      <span>
        {saved ? 'Unsave course' : 'Save course'}
        <span className="visually-hidden">: {course.title}</span>
      </span>
    </SendButton>
  );
}
