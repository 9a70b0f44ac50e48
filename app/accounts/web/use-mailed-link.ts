import { useEffect, useRef, useState } from 'react';

export interface MailedLink {
  oobCode: string;
  mode: string;
  email: string;
  /** Verifying the address takes a new password. */
  choosesPassword: boolean;
}

/**
 * What a mailed link carries, read in the browser only and taken out of the address and the history at once (decisions.md ruling 49).
 * Undefined until it has been read.
 */
export function useMailedLink(): MailedLink | undefined {
  const [link, setLink] = useState<MailedLink>();
  const taken = useRef<MailedLink>(undefined);

  useEffect(() => {
    taken.current ??= takeFromAddress();
    setLink(taken.current);
  }, []);

  return link;
}

function takeFromAddress(): MailedLink {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  const given = (name: string): string => query.get(name) ?? '';
  return { oobCode: given('oobCode'), mode: given('mode'), email: given('email'), choosesPassword: given('password') === 'new' };
}
