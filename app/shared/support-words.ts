import { brand, supportHref } from './brand.ts';

/** What follows "write to us": a word, and a link to the support address or the contact page. */
export const supportWords = (): { by: 'at' | 'through'; href: string; label: string } => ({
  ...(brand.supportEmail
    ? { by: 'at', label: brand.supportEmail }
    : { by: 'through', label: 'our contact page' }),
  href: supportHref(),
});
