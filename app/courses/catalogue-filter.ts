/** What a catalogue is narrowed down to; empty strings narrow nothing. */
export interface CatalogueFilter {
  text: string;
  topic: string;
}

interface Findable {
  title: string;
  description: string;
  topic: string;
}

const comparable = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

/**
 * The courses of the topic in whose title, description or topic every word of the text stands, in
 * the catalogue's order.
 */
export function matchingCourses<C extends Findable>(
  courses: readonly C[],
  { text, topic }: CatalogueFilter,
): C[] {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    const searched = comparable(`${course.title} ${course.topic} ${course.description}`);
    return (!topic || course.topic === topic) && words.every((word) => searched.includes(word));
  });
}

/** Each topic once, in the catalogue's order. */
export const topicsOf = (courses: readonly Findable[]): string[] => [
  ...new Set(courses.map((course) => course.topic)),
];
