import { CollaborationForm } from '#app/enquiries/web/collaboration-form.tsx';
import { NewsletterForm } from '#app/enquiries/web/newsletter-form.tsx';
import { useIdentity } from '#app/shared/identity.ts';

/**
 * The newsletter for visitors, the Founders Hub for who is signed in. The browser's build has
 * `footer-form-kept.tsx` in this place.
 */
export const FooterForm = () => (
  <div>
    <div>{useIdentity().status === 'signed-in' ? <CollaborationForm /> : <NewsletterForm />}</div>
  </div>
);
