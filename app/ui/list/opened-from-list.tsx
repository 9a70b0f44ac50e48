import type { ReactNode } from 'react';
import type { PersonalAnswer } from '#app/shared/personal-answer.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { useListLeft } from './use-list-left.ts';

interface OpenedFromListProps<T> {
  list: { label: string; path: string };
  /** The kind of item, such as “Enquiry”. */
  name: string;
  /** Undefined while the page itself is loading. */
  answer?: PersonalAnswer<T>;
  children?: (data: T) => ReactNode;
}

/**
 * The frame of an item opened from a list: the back link, and an outline until the item has loaded.
 */
export function OpenedFromList<T>({ list, name, answer, children }: OpenedFromListProps<T>) {
  const outline = (
    <div className="stack" aria-busy="true">
      <h1 className="visually-hidden">{name}</h1>
      <Skeleton shape="heading" />
      <Skeleton shape="panel" />
    </div>
  );
  return (
    <div className="stack">
      <Breadcrumb
        items={[{ label: list.label, to: useListLeft(list.path).list }, { label: name }]}
      />
      {answer && children ? (
        <Personal
          answer={answer}
          withHeading
          skeleton={outline}
          failedHeading={`The ${name.toLowerCase()} did not load`}
        >
          {children}
        </Personal>
      ) : (
        outline
      )}
    </div>
  );
}
