import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PublicPage } from '../contract.ts';

/** Where somebody is, what they speak, and their own site, as far as they say. */
export function MemberFacts({
  page: { town, languages, website },
}: {
  page: Pick<PublicPage, 'town' | 'languages' | 'website'>;
}) {
  if (!town && !languages && website === null) return null;
  return (
    <ul className="member-facts text-small">
      {town && (
        <li>
          <Icon name="map-pin" />
          <span className="visually-hidden">Lives in</span> {town}
        </li>
      )}
      {languages && (
        <li>
          <Icon name="languages" />
          <span className="visually-hidden">Works in</span> {languages}
        </li>
      )}
      {website !== null && (
        <li>
          <Icon name="external-link" />
          <AppLink className="link" to={website} rel="nofollow ugc noopener">
            {new URL(website).hostname}
          </AppLink>
        </li>
      )}
    </ul>
  );
}
