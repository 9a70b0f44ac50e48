import { brand } from '#app/shared/brand.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageExists } from '#app/shared/pages.ts';
import { breadcrumbData, contactData } from '#app/shared/structured-data.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { Panel } from '#app/ui/base/surface.tsx';
import { ContactForm } from './contact-form.tsx';
import './contact.page.css';

const path = '/contact';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: `Write to ${brand.name}: questions about courses, plans, payments and refunds.`,
    path,
    card: cardPath({ seed: 'contact', title: 'Write to us.' }),
    structuredData: [contactData(), breadcrumbData([{ label: 'Contact', path }])],
  });

export default function ContactPage() {
  return (
    <div className="wrap section contact">
      <div className="stack">
        <h1 className="heading-1">Write to us.</h1>
        <p className="lede">A person reads every message, and answers it.</p>
        <ContactForm />
      </div>
      <Panel
        as="section"
        field="sky"
        className="contact-aside"
        aria-labelledby="contact-other-ways"
      >
        <Art kind="scene" seed="mail" />
        <h2 id="contact-other-ways" className="heading-3">
          {brand.supportEmail ? 'Or by e-mail' : 'Before you write'}
        </h2>
        {brand.supportEmail && (
          <p>
            <AppLink to={`mailto:${brand.supportEmail}`} className="link">
              {brand.supportEmail}
            </AppLink>
          </p>
        )}
        {pageExists('/faq') && (
          <p>
            It may already be answered:{' '}
            <AppLink className="link" to="/faq">
              frequently asked questions
            </AppLink>
          </p>
        )}
      </Panel>
    </div>
  );
}
