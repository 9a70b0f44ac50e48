import type { Category } from '../categories.ts';
import type { ToolFields } from '../contract.ts';

const known = { yes: true, no: false } as const;

/** Converts what an admin knows to a form's choice, and back. */
export const knowledgeOf = (fact: boolean | null | undefined): string =>
  fact === true ? 'yes' : fact === false ? 'no' : '';
const factOf = (choice: string): boolean | null => known[choice as keyof typeof known] ?? null;

const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the form of a tool contains: tags separated by commas, features one per line. */
export function typedTool(form: HTMLFormElement): ToolFields {
  const data = new FormData(form);
  const all = (name: string): string[] =>
    data.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''));
  const typed = (name: string): string => all(name)[0] ?? '';
  const dates = all('source-date');
  const titles = all('source-title');
  return {
    name: typed('name'),
    description: typed('description'),
    category: typed('category') as Category,
    tags: split(typed('tags'), /,/),
    website: typed('website'),
    pricing: {
      free: factOf(typed('free')),
      paid: factOf(typed('paid')),
      price_range: typed('price') || null,
      source: typed('price-source') || null,
      as_of: typed('price-as-of') || null,
    },
    features: split(typed('features'), /\n/),
    api_available: factOf(typed('api')),
    logo: typed('logo') || null,
    sources: all('source-url').map((url, index) => ({
      url,
      title: titles[index] ?? '',
      date: dates[index] ?? '',
    })),
  };
}
