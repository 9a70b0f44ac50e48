import type { NewsCategory } from '#app/shared/news.ts';

/** Answers to what a person suggested or reported, whichever part of the product it was about. */
export const reportsCategory: NewsCategory = {
  id: 'reports',
  label: 'Suggestions and reports',
  about: 'what you suggested, reported or posted',
};

export const acceptedText = 'Thank you for telling us. We checked it and made the correction.';
export const unchangedText = 'Thank you for telling us. We checked it and found nothing to change.';
