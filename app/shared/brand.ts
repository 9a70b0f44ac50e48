/**
 * How an installation presents itself: settings of its operator (platform/config.ts). What is null
 * is shown nowhere.
 */
export interface BrandSettings {
  name: string;
  supportEmail: string | null;
  linkedin: string | null;
  instagram: string | null;
}

export const defaultName = 'Liftoff';

/** In browsers the document carries them, so they are known before the first script runs. */
const carried =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.brand;

let settings: BrandSettings = carried
  ? (JSON.parse(carried) as BrandSettings)
  : { name: defaultName, supportEmail: null, linkedin: null, instagram: null };

/**
 * The server calls this once at its start. No module may read the brand while it is imported, which
 * is earlier.
 */
export const setBrand = (chosen: BrandSettings): void => {
  settings = chosen;
};

export const brandSettings = (): BrandSettings => settings;

export const brand = {
  get name() {
    return settings.name;
  },
  get supportEmail() {
    return settings.supportEmail;
  },
  get linkedin() {
    return settings.linkedin;
  },
  get instagram() {
    return settings.instagram;
  },
  tagline: 'A school and launch pad for people who build before they are ready.',
  keywords: [
    'no-code',
    'AI',
    'development',
    'coding',
    'programming',
    'web development',
    'automation',
  ],
} as const;

/** Where people reach us: the support address, or the contact form where none is set. */
export const supportWay = (): { href: string; label: string } =>
  settings.supportEmail
    ? { href: `mailto:${settings.supportEmail}`, label: settings.supportEmail }
    : { href: '/contact', label: 'our contact page' };

/**
 * The promotion that the banner names; in the database it is a row like any other (decisions.md
 * ruling 8).
 */
export const promotion = { code: 'SPRING30', percent: 30 } as const;

/** Days within which a payment is refunded on request, everywhere (decisions.md ruling 1). */
export const refundWindowDays = 60;
