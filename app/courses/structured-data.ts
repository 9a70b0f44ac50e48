import { coursePath } from '#app/shared/addresses.ts';
import { brand } from '#app/shared/brand.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import type { CoursePage } from './contract.ts';
import { lessonsOf } from './course-facts.ts';
import { minutesOf } from './duration.ts';

type Thing = Record<string, unknown>;

interface Offer {
  name: string;
  /** Rupees. */
  price: number;
  /** Paid once for life, not per year. */
  lasting: boolean;
}

/**
 * schema.org's Course: who teaches it, how long it takes, and the price of the memberships that
 * include it.
 */
export function courseData(course: CoursePage, offers: readonly Offer[]): Thing {
  const { title, description, slug, instructor, rating, reviews } = course;
  const minutes = minutesOf(lessonsOf(course));
  return {
    '@type': 'Course',
    name: title,
    description,
    url: publicAddress(coursePath(slug)),
    inLanguage: 'en-IN',
    provider: { '@type': 'Organization', name: brand.name, url: publicAddress('/') },
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: reviews },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(minutes > 0 && { courseWorkload: `PT${minutes}M` }),
      instructor: { '@type': 'Person', name: instructor.name, jobTitle: instructor.title },
    },
    offers: offers.map(({ name, price, lasting }) => ({
      '@type': 'Offer',
      category: lasting ? 'Paid' : 'Subscription',
      name,
      price,
      priceCurrency: 'INR',
      url: publicAddress('/register'),
    })),
  };
}

export const questionsData = (
  questions: readonly { question: string; answer: string }[],
): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A preview lesson: free, and part of a paid course. */
export const freeLessonData = (
  lesson: { title: string; minutes: number; path: string },
  course: { title: string; path: string },
): Thing => ({
  '@type': 'LearningResource',
  name: lesson.title,
  url: publicAddress(lesson.path),
  inLanguage: 'en-IN',
  isAccessibleForFree: true,
  ...(lesson.minutes > 0 && { timeRequired: `PT${lesson.minutes}M` }),
  isPartOf: { '@type': 'Course', name: course.title, url: publicAddress(course.path) },
});
