import type { Category } from './categories.ts';
import type { Kind, NotificationData } from './news.ts';

export interface KindLink {
  href: string;
  label: string;
}

export interface KindRule<D> {
  category: Category;
  /** False where a mail of its own tells the same (a receipt), or where nobody would want one. */
  mailed: boolean;
  title: (data: D) => string;
  text: (data: D) => string;
  link: KindLink | ((data: D) => KindLink | null) | null;
}

export type KindRules<K extends Kind = Kind> = { [Each in K]: KindRule<NotificationData[Each]> };
