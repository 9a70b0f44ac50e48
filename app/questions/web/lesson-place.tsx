import { AppLink } from '#app/ui/base/app-link.tsx';
import type { ListedQuestion } from '../contract.ts';

/** The lesson under which a question was asked. */
export const LessonPlace = ({
  lesson: { title, course, path },
}: Pick<ListedQuestion, 'lesson'>) => (
  <p className="text-small text-soft">
    {path === null ? (
      <>
        {title}, a lesson that is no longer part of {course}
      </>
    ) : (
      <>
        <AppLink className="link" to={path}>
          {title}
        </AppLink>
        , {course}
      </>
    )}
  </p>
);
