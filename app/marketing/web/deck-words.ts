import type { CompositionName } from '#app/shared/composition-names.ts';
import { guaranteeWords } from '#app/shared/guarantee-words.ts';
import { filledIn } from '../document.ts';

/** The part of a course that its cover on the wall needs. */
export interface DeckCourse {
  slug: string;
  title: string;
  icon: string;
  palette: string;
  composition: CompositionName | null;
}

/**
 * The texts of the slides. They load with the data and not with the script, because the document
 * already contains them.
 */
export async function deckWords() {
  const [{ default: deck }, { default: landing }, { default: startupBuilder }] = await Promise.all([
    import('#content/pitch-deck.json'),
    import('#content/landing.json'),
    import('#content/startup-builder.json'),
  ]);
  const { revolution } = deck;
  return {
    deck: {
      ...deck,
      revolution: { ...revolution, text: filledIn(revolution.text, guaranteeWords()) },
    },
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
