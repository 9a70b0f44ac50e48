import { Skeleton } from '#app/ui/base/skeleton.tsx';

/** A lesson while it loads. */
export const LessonSkeleton = () => (
  <div className="lesson" aria-busy="true">
    <h1 className="visually-hidden">Lesson</h1>
    <Skeleton shape="short" />
    <Skeleton shape="heading" />
    <div className="stack">
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
    <Skeleton shape="panel" />
  </div>
);
