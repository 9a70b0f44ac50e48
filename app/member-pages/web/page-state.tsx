import { publicAddress } from '#app/shared/public-address.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { CopyButton } from '#app/ui/base/copy-button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { AtSupport } from '#app/ui/base/at-support.tsx';
import { publicPagePath } from '../addresses.ts';
import type { OwnPage } from '../contract.ts';

/** Whether anyone can see the page now, and where. */
export function PageState({ page }: { page: OwnPage | null }) {
  if (page?.hiddenBecause)
    return (
      <Note kind="bad">
        We have hidden your page. Reason: {page.hiddenBecause.replace(/\.$/, '')}. If you think that
        is wrong, write to us <AtSupport />.
      </Note>
    );
  if (!page?.isPublic)
    return <Note kind="info">Your page is switched off, so nobody can see it.</Note>;
  const path = publicPagePath(page.handle);
  const address = publicAddress(path);
  return (
    <Note kind="ok">
      Everyone can see your page at{' '}
      <AppLink className="link" to={path}>
        {address}
      </AppLink>{' '}
      <CopyButton
        small
        label="Copy the address"
        value={address}
        copied="Address copied"
        failed="The address could not be copied"
      />
    </Note>
  );
}
