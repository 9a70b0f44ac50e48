import { contactFaults } from '#app/enquiries/contact-query.ts';
import { enquiriesContract } from '#app/enquiries/contract.ts';
import { areCounted, leads } from './measures.ts';
import {
  both,
  each,
  equals,
  fieldOf,
  measured,
  ruled,
  seen,
  seenAs,
  stands,
  type Section,
} from './proofs.ts';

/** The contact form and the policies. */
export const contact2: Section = {
  ...each(
    ['/contact', '/faq', '/privacy-policy', '/terms-and-conditions', '/cancellation-refund'],
    stands,
  ),
  'name, email, subject and message': both(
    seenAs('the contact page', 'Name'),
    seenAs('the contact page', 'Email'),
    seenAs('the contact page', 'Subject'),
    seenAs('the contact page', 'Message'),
  ),
  'a link to /faq': measured('the contact page', leads('frequently asked questions', '/faq')),
  'last updated March 15, 2024': ruled(
    45,
    seenAs('the privacy policy', 'Last updated 29 Nov 2026, version 5'),
  ),
};

export const contact3: Section = {
  'Contact query: name, email, subject, message': both(
    ...['name', 'email', 'subject', 'message'].map(
      (field) => () => fieldOf(enquiriesContract['POST /contact/queries'].body)(field),
    ),
  ),
};

export const contact4: Section = {
  submitting: seenAs('a message on its way', 'Sending...'),
  'success or error toast': both(
    measured('a message sent', (page) => areCounted(page.locator('.toast-success'), 1)),
    measured('a message not sent', (page) => areCounted(page.locator('.toast-error'), 1)),
  ),
};

export const contact5: Section = {
  'all four fields required': both(
    ...['Name is required', 'Email is required', 'Subject is required', 'Message is required'].map(
      (fault) => seenAs('a message without words', fault),
    ),
  ),
  'email must be of email format': equals(
    contactFaults({ name: 'Naina', email: 'naina@', subject: 'Fees', message: 'How much?' }),
    {
      email: 'Please enter a valid email address',
    },
  ),
};

export const contact8: Section = {
  'Message sent successfully! We will get back to you soon.': seen('a message sent'),
  'Failed to send message. Please try again.': seen('a message not sent'),
  "The service's own error is Failed to submit query unless one is provided": seenAs(
    'a message not sent',
    'Failed to submit query',
  ),
};

export const contact9: Section = {
  'Refund guarantee 60 days': seenAs(
    'the refund policy',
    'within 60 days from the date of payment',
  ),
  'refunds in 5-7 business days': seenAs(
    'the refund policy',
    'Refunds are processed within 5-7 business days.',
  ),
};
