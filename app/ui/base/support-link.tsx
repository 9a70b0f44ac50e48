import { supportWay } from '#app/shared/brand.ts';
import { AppLink } from './app-link.tsx';

/** After "Write to us at": the support address, or the contact page if none is set. */
export function SupportLink() {
  const { href, label } = supportWay();
  return (
    <AppLink to={href} className="link">
      {label}
    </AppLink>
  );
}
