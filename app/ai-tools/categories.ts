/** What a tool is for, by its name in the address. */
export const categories = {
  'app-builders': 'App builders',
  websites: 'Websites',
  automation: 'Automation',
  databases: 'Databases and back ends',
  assistants: 'AI assistants',
  agents: 'Agents and models',
  coding: 'Coding with AI',
  design: 'Design and media',
  forms: 'Forms and chatbots',
  business: 'Running the business',
} as const;

export type Category = keyof typeof categories;

export const categoryNames = Object.keys(categories) as [Category, ...Category[]];

/** The category of this label, e.g. in a content file. */
export const categoryLabelled = (label: string): Category | undefined =>
  categoryNames.find((name) => categories[name] === label);
