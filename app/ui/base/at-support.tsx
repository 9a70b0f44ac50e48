import { supportWords } from '#app/shared/support-words.ts';
import { AppLink } from './app-link.tsx';

/** After "write to us": "at" the support address, or "through" the contact page if none is set. */
export function AtSupport() {
  const { by, href, label } = supportWords();
  return (
    <>
      {by}{' '}
      <AppLink to={href} className="link">
        {label}
      </AppLink>
    </>
  );
}
