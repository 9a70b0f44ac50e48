import type { NewsCategory, NewsKind, NewsKinds, NewsLink } from '#app/shared/news.ts';

let kinds: NewsKinds = {};

/** The kinds that the features declare, passed in by product.ts. */
export const configureNotifications = (declared: readonly NewsKinds[]): void => {
  kinds = Object.assign({}, ...declared) as NewsKinds;
};

/** @throws {Error} for a kind that no feature declares */
function kindNamed(name: string): NewsKind<unknown> {
  const kind = kinds[name];
  if (!kind) throw new Error(`No feature declares news of the kind ${name}`);
  return kind;
}

/** A notification as text. */
export interface WordedNews {
  category: NewsCategory;
  mailed: boolean;
  title: string;
  text: string;
  link: NewsLink | null;
  otherLink: NewsLink | null;
}

export function inWords({ kind, data }: { kind: string; data: unknown }): WordedNews {
  const { category, mailed, title, text, link, otherLink } = kindNamed(kind);
  return {
    category,
    mailed,
    title: title(data),
    text: text(data),
    link: typeof link === 'function' ? link(data) : link,
    otherLink: otherLink?.(data) ?? null,
  };
}

/**
 * The categories whose mails a person can turn off, in the order of the features. Categories
 * without mails need no choice.
 */
export const optionalCategories = (): readonly NewsCategory[] => [
  ...new Map(
    Object.values(kinds)
      .filter(({ mailed, category }) => mailed && !category.alwaysMailed)
      .map(({ category }) => [category.id, category]),
  ).values(),
];
