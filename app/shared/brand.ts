/** The product's name and addresses stand here and nowhere else (decisions.md, before the rulings). */
export const brand = {
  name: 'Liftoff',
  tagline: 'A school and launch pad for people who build before they are ready.',
  supportEmail: 'support@liftoff.example',
  social: {
    linkedin: 'https://www.linkedin.com/company/liftoff-example',
    email: 'mailto:hello@liftoff.example',
    instagram: 'https://www.instagram.com/liftoff.example',
  },
  keywords: ['no-code', 'AI', 'development', 'coding', 'programming', 'web development', 'automation'],
} as const;

/** The promotion that the banner names; in the database it is a row like any other (decisions.md ruling 8). */
export const promotion = { code: 'SPRING30', percent: 30 } as const;

/** Days within which a payment is refunded on request, everywhere (decisions.md ruling 1). */
export const refundWindowDays = 60;
