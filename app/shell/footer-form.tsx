import { CollaborationForm } from '#app/enquiries/web/collaboration-form.tsx';
import { NewsletterForm } from '#app/enquiries/web/newsletter-form.tsx';
import { useIdentity } from '#app/shared/identity.ts';

/**
 * The newsletter for visitors, the Founders Hub for signed-in people. The browser's build replaces
 * this file with `footer-form-kept.tsx`.
 */
export const FooterForm = () => (
  <div>
    <div>{useIdentity().status === 'signed-in' ? <CollaborationForm /> : <NewsletterForm />}</div>
  </div>
);
