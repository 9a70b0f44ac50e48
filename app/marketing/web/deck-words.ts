/** What a cover on the wall needs to know of its course. */
export interface DeckCourse {
  slug: string;
  title: string;
  icon: string;
  palette: string;
}

/**
 * The words of the slides: with the data, not with the script, as a document brings them already.
 */
export async function deckWords() {
  const [{ default: deck }, { default: landing }, { default: startupBuilder }] = await Promise.all([
    import('#content/pitch-deck.json'),
    import('#content/landing.json'),
    import('#content/startup-builder.json'),
  ]);
  return {
    deck,
    investorNames: landing.investorPreview.map(({ name }) => name),
    stages: startupBuilder.steps.map(({ title, outcomes }) => ({ title, outcome: outcomes[0] })),
  };
}

export type DeckWords = Awaited<ReturnType<typeof deckWords>>;

/** In the order of the slides. */
export const slideTitles = (deck: DeckWords['deck']): string[] => [
  deck.vision,
  deck.problem.title,
  deck.market.title,
  deck.school.title,
  deck.courses.title,
  deck.founders.title,
  deck.investors.title,
  deck.plans.title,
  deck.revolution.title,
  deck.contact.title,
];
