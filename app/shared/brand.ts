/** How an installation presents itself, from its settings. Null values are not shown. */
export interface BrandSettings {
  name: string;
  supportEmail: string | null;
  linkedin: string | null;
  instagram: string | null;
  /** Days within which the payment of a new order is refunded on request. */
  guaranteeDays: number;
  /** Whether members can ask an AI about a lesson. */
  tutor: boolean;
}

export const defaultName = 'Liftoff';

/** Until an admin changes it (decisions.md ruling 1). */
export const defaultGuaranteeDays = 60;

/** In browsers the document contains them, so they are available before the first script runs. */
const carried =
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.brand;

let settings: BrandSettings = carried
  ? (JSON.parse(carried) as BrandSettings)
  : {
      name: defaultName,
      supportEmail: null,
      linkedin: null,
      instagram: null,
      guaranteeDays: defaultGuaranteeDays,
      tutor: false,
    };

/**
 * The server calls this at its start and with each change. Modules are imported earlier, so none may
 * read the brand during import.
 */
export const setBrand = (chosen: Partial<BrandSettings>): void => {
  settings = { ...settings, ...chosen };
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
  /** An existing order keeps its own. */
  get guaranteeDays() {
    return settings.guaranteeDays;
  },
  get tutor() {
    return settings.tutor;
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

/** Where a link to us leads: to the support address, or to the contact form if none is set. */
export const supportHref = (): string =>
  settings.supportEmail ? `mailto:${settings.supportEmail}` : '/contact';

/**
 * The promotion that a new database starts with; there it is an ordinary row (decisions.md ruling 8).
 */
export const promotion = { code: 'SPRING30', percent: 30 } as const;
