import { FooterForm } from '#footer-form';
import { Icon } from '#app/ui/base/icon.tsx';
import { brand, supportHref } from '#app/shared/brand.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import { IconLink } from '#app/ui/base/icon-button.tsx';
import { companyLinks, helpLinks, legalLinks, type NavigationLink } from './navigation.ts';
import './site-footer.css';

/** Company, legal and social links, a form, and the copyright line (part 2 section 2, "Footer"). */
export const SiteFooter = () => (
  <footer className="site-footer" data-theme="dark">
    <div className="wrap wrap-wide">
      <div className="footer-columns">
        <div className="stack">
          <AppLink to="/" aria-label={`${brand.name}, home`}>
            <Logo name={brand.name} />
          </AppLink>
          <p className="footer-tagline">{brand.tagline}</p>
          <div className="footer-social">
            {brand.linkedin && (
              <IconLink
                to={brand.linkedin}
                label="LinkedIn"
                icon={<Icon name="briefcase-business" />}
              />
            )}
            <IconLink to={supportHref()} label="E-mail us" icon={<Icon name="mail" />} />
            {brand.instagram && (
              <IconLink to={brand.instagram} label="Instagram" icon={<Icon name="camera" />} />
            )}
          </div>
        </div>
        <FooterLinks heading="Company" links={companyLinks} />
        <FooterLinks heading="Legal" links={legalLinks} />
        <FooterForm />
      </div>
      <p className="footer-copyright">
        © 2026 {brand.name}. Made in India, one module at a time.
        {helpLinks.map(({ label, href }) => (
          <AppLink key={href} to={href}>
            {label}
          </AppLink>
        ))}
      </p>
    </div>
    <p className="footer-name" aria-hidden="true" data-name={brand.name} />
  </footer>
);

const FooterLinks = ({ heading, links }: { heading: string; links: readonly NavigationLink[] }) => (
  <nav aria-label={heading}>
    <h2 className="heading-4">{heading}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <AppLink to={href}>{label}</AppLink>
        </li>
      ))}
    </ul>
  </nav>
);
