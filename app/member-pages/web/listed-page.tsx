import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { publicPagePath } from '../addresses.ts';
import type { ListedPage } from '../contract.ts';

export const PageLink = ({ handle, isPublic, hiddenBecause }: ListedPage) =>
  isPublic && hiddenBecause === null ? (
    <AppLink className="link" to={publicPagePath(handle)}>
      {handle}
    </AppLink>
  ) : (
    handle
  );

export function PageStanding({ isPublic, hiddenBecause }: ListedPage) {
  if (hiddenBecause !== null)
    return (
      <>
        <Badge kind="bad">Hidden</Badge>
        <p className="text-small text-soft">{hiddenBecause}</p>
      </>
    );
  return isPublic ? <Badge kind="ok">Public</Badge> : <Badge kind="neutral">Off</Badge>;
}
