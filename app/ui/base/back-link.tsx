import { AppLink, type AppLinkProps } from './app-link.tsx';
import { Icon } from './icon.tsx';

/** The way to the page that this one belongs to; the children are its name. */
export const BackLink = ({ to, children }: Pick<AppLinkProps, 'to' | 'children'>) => (
  <AppLink className="back-link" to={to}>
    <Icon name="arrow-left" /> {children}
  </AppLink>
);
