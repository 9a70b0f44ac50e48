import type { FileType } from '#app/shared/endpoint.ts';

/** The subjects by which people look for a file, in the order of the page. */
export const topics = ['customers', 'ai', 'launch', 'money', 'selling', 'career'] as const;
export type Topic = (typeof topics)[number];

export const topicLabels: Readonly<Record<Topic, string>> = {
  customers: 'Customers and ideas',
  ai: 'Building with AI',
  launch: 'Launch and quality',
  money: 'Money and prices',
  selling: 'Selling and clients',
  career: 'Study and career',
};

/** The search box names them as examples. */
export const wordsToTry = ['Invoice', 'interview', 'privacy'] as const;

export const fileKinds = ['template', 'checklist', 'calculator'] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileFormats = ['csv', 'md', 'html'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const formatTypes = {
  csv: 'text/csv',
  md: 'text/markdown',
  html: 'text/html',
} as const satisfies Record<FileFormat, FileType>;
