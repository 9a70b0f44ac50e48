import { useEffect, useState } from 'react';

export interface MailedLink {
  oobCode: string;
  mode: string;
  email: string;
  /** True if verifying the address requires a new password. */
  choosesPassword: boolean;
  /** For the checkout. */
  code: string;
}

/**
 * The contents of a mailed link, read only in the browser (decisions.md ruling 49). The head script
 * has moved it from the address to the history entry, so that a reload finds it again (ruling 60).
 * Undefined until it has been read.
 */
export function useMailedLink(): MailedLink | undefined {
  const [link, setLink] = useState<MailedLink>();
  useEffect(() => setLink(readLink()), []);
  return link;
}

function readLink(): MailedLink {
  const { mailed } = (history.state ?? {}) as { mailed?: unknown };
  // A link that has lost its code may still name its owner.
  const query = new URLSearchParams(typeof mailed === 'string' ? mailed : location.search);
  if (location.search) history.replaceState(history.state, '', location.pathname);
  const given = (name: string): string => query.get(name) ?? '';
  return {
    oobCode: given('oobCode'),
    mode: given('mode'),
    email: given('email'),
    choosesPassword: given('password') === 'new',
    code: given('code'),
  };
}
