import { Skeleton } from '#app/ui/base/skeleton.tsx';

/** The desk while its course loads. */
export const DeskSkeleton = () => (
  <div className="author-desk">
    <header className="author-bar" />
    <main id="main" tabIndex={-1} className="author-panes" aria-busy="true">
      <h1 className="visually-hidden">Write a course</h1>
      <div className="author-outline stack">
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton />
      </div>
      <div className="author-writer stack">
        <Skeleton shape="heading" />
        <Skeleton shape="panel" />
      </div>
      <div className="author-preview" />
    </main>
  </div>
);
