import type { NewsCategory } from '#app/shared/news.ts';

/** Answers to a person's suggestions and reports, in any part of the product. */
export const reportsCategory: NewsCategory = {
  id: 'reports',
  label: 'Suggestions and reports',
  about: 'what you suggested, reported or posted',
};

export const acceptedText = 'Thank you for telling us. We checked it and made the correction.';
export const unchangedText = 'Thank you for telling us. We checked it and found nothing to change.';
