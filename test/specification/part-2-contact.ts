import { both, each, ruled, seen, seenAs, stands, type Section } from './proofs.ts';

/** The contact form and the policies. */
export const contact2: Section = {
  ...each(['/contact', '/faq', '/privacy-policy', '/terms-and-conditions', '/cancellation-refund'], stands),
  'name, email, subject and message': both(
    seenAs('the contact page', 'Name'),
    seenAs('the contact page', 'Email'),
    seenAs('the contact page', 'Subject'),
    seenAs('the contact page', 'Message'),
  ),
  'last updated March 15, 2024': ruled(45, seenAs('the privacy policy', 'Last updated 21 Nov 2026, version 1')),
};

export const contact8: Section = {
  'Message sent successfully! We will get back to you soon.': seen('a message sent'),
  'Failed to send message. Please try again.': seen('a message not sent'),
};

export const contact9: Section = {
  'Refund guarantee 60 days': seenAs('the refund policy', 'within 60 days from the date of payment'),
  'refunds in 5-7 business days': seenAs('the refund policy', 'Refunds are processed within 5-7 business days.'),
};
