import type { CompositionName } from '#app/shared/composition-names.ts';
import type { Level } from './levels.ts';

/** What the page of a course says of it besides its stages, and what its cover is drawn from. */
export interface PageTexts {
  title: string;
  description: string;
  topic: string;
  /** Null if unknown. */
  level: Level | null;
  learningPoints: readonly string[];
  targetAudience: readonly string[];
  faqs: readonly { question: string; answer: string }[];
  instructor: { name: string; title: string; bio: string };
  /** An image takes the place of the drawing. */
  cover: {
    icon: string;
    palette: string;
    composition: CompositionName | null;
    image: string | null;
  };
}
