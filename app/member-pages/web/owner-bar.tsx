import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { useIdentity, useProfile, standingOf } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { ownPagePath, publicPagesDeskPath } from '../addresses.ts';
import type { memberPagesContract, PublicPage } from '../contract.ts';
import './owner-bar.css';

const call = api<typeof memberPagesContract>();

/** Above the page for its owner, and for admins; the HTML is the same for everyone. */
export function OwnerBar({ page: { handle, name, indexed } }: { page: PublicPage }) {
  const { admin } = standingOf(useIdentity());
  const profile = useProfile();
  const [own, setOwn] = useState(false);
  // The page says nothing about the account, so only someone of the same name asks whose it is.
  const maybe = profile?.displayName === name;
  useEffect(() => {
    let current = true;
    if (maybe)
      call('GET /account/public-page').then(
        ({ page }) => current && setOwn(page?.handle === handle),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [maybe, handle]);
  if (!own && !admin) return null;
  return (
    <aside className="owner-bar" data-theme="dark" aria-label="For you alone">
      <div className="wrap wrap-wide row row-between">
        <p>
          <Icon name="eye" />
          <b>This is what everyone sees.</b>
          <span className="not-small">
            {indexed ? 'Search engines may list it.' : 'Search engines are asked not to list it.'}
          </span>
        </p>
        {own ? (
          <AppLink className="link" to={ownPagePath}>
            Edit or take offline
          </AppLink>
        ) : (
          <AppLink className="link" to={`${publicPagesDeskPath}?handle=${handle}`}>
            Find it on the desk
          </AppLink>
        )}
      </div>
    </aside>
  );
}
