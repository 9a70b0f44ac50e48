import { holderOf, may, type Capability, type Holder } from '#app/memberships/entitlements.ts';
import type { MembershipStatus } from '#app/memberships/membership-status.ts';
import { planOf, planTypes, type PlanType } from '#app/memberships/plans.ts';

/** What Premium and College add to the toolkit of every plan. */
export const addedShelves = ['advanced', 'student'] as const;
export type AddedShelf = (typeof addedShelves)[number];

export const shelves = ['general', ...addedShelves] as const;
export type Shelf = (typeof shelves)[number];

interface ShelfFacts {
  label: string;
  capability: Capability;
}

const all: Readonly<Record<Shelf, ShelfFacts>> = {
  general: { label: 'No-Code & AI Toolkit', capability: 'toolkit' },
  advanced: { label: 'Advanced tools', capability: 'advancedTools' },
  student: { label: 'Student resources', capability: 'studentResources' },
};

export const shelfLabel = (shelf: Shelf): string => all[shelf].label;

const opensShelf = (holder: Holder, shelf: Shelf): boolean => may(holder, all[shelf].capability);

/** The plans that open a shelf, by name: 'Premium', or 'Basic', 'Premium' and 'College'. */
export const plansOpening = (shelf: Shelf): string[] =>
  planTypes.filter((type) => opensShelf(type, shelf)).map((type) => planOf(type).name);

/** Admins may check everything. */
export const shelvesOpenTo = (person: {
  role: 'user' | 'admin';
  membership: { status: MembershipStatus; planType: PlanType | null };
}): readonly Shelf[] =>
  person.role === 'admin'
    ? shelves
    : shelves.filter((shelf) => opensShelf(holderOf(person.membership), shelf));
