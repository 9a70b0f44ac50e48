import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { loaded } from '#app/shared/loaded.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { ownPagePath, publicPagePath } from '../addresses.ts';
import type { memberPagesContract, OwnPage } from '../contract.ts';

const call = api<typeof memberPagesContract>();

/** Below a project with a response: where its learner shows it, or how. */
export function ProjectOnPage({ submission }: { submission: string }) {
  const [own, setOwn] = useState<{ page: OwnPage | null } | null>();
  useEffect(() => {
    void loaded(call('GET /account/public-page')).then(setOwn);
  }, []);
  // If we can't find out, there is nothing to say.
  if (own === null) return null;
  if (own === undefined)
    return (
      <Note kind="info">
        <Skeleton />
      </Note>
    );
  const { page } = own;
  const seen = page?.isPublic && page.hiddenBecause === null;
  const shown = seen && page.projects.some(({ id }) => id === submission);
  return (
    <Note kind="info">
      {seen && (
        <>
          <AppLink className="link" to={publicPagePath(page.handle)}>
            Your public page
          </AppLink>{' '}
          {shown ? 'shows this project. ' : 'does not show this project yet. '}
        </>
      )}
      {!seen &&
        'You can show this project to anyone, with your certificates, on a page of your own. '}
      <AppLink className="link" to={ownPagePath}>
        {seen ? 'Choose what it shows' : 'Set up your public page'}
      </AppLink>
    </Note>
  );
}
