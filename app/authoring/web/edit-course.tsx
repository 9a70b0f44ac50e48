import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import type { authorsContract } from '../authors.contract.ts';

const call = api<typeof authorsContract>();

/** For authors and admins: the way to a course's desk, if the course is theirs to write. */
export function EditCourse({ slug }: { slug: string }) {
  const [own, setOwn] = useState<{ slug: string; id: string | null }>();
  useEffect(() => {
    let current = true;
    call('GET /authoring/desks/{slug}', { params: { slug } }).then(
      ({ id }) => current && setOwn({ slug, id }),
      // The page works without it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug]);
  if (own?.slug !== slug || !own.id) return null;
  return (
    <AppLink className="link text-small" to={authorDeskPath(own.id)}>
      Edit this course
    </AppLink>
  );
}
