import hub from '#content/founders-hub.json';
import investors from '#content/investors.json';
import { readStartingCourses } from '#app/courses/server/seed.ts';

/**
 * The longest part of a text that stands the same in HTML, in JSON, in a script and in a mail:
 * nothing in it is ever escaped or dressed.
 */
const plainPart = (text: string): string =>
  text
    .split(/[^\p{L}\p{N} ,;:()₹%.-]+|\.\.+|--+/u)
    .map((part) => part.replace(/^[-\d. ]+/, '').trimEnd())
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

const long = (texts: readonly string[]): string[] =>
  texts.map(plainPart).filter((part) => part.length >= 24);

/**
 * What tells an investor: the name, the family name alone, the key, the link, what they back and
 * how to approach them.
 */
export const investorStrings = [
  ...investors.flatMap(({ key, name, website }) => [
    name,
    name.split(' ').at(-1) ?? name,
    key,
    new URL(website).hostname,
  ]),
  ...long(investors.flatMap(({ thesis, approach }) => [thesis, approach])),
  // The firm that is named after its owner.
  'Charkha & Sons',
  'Charkha &amp; Sons',
];

/**
 * What Premium alone reads of the Founders' Hub: why each task is worth doing, how it is done, and
 * when it is.
 */
export const hubStrings = long(
  hub.flatMap(({ tasks }) => tasks.flatMap(({ why, how, done }) => [why, how[0] ?? '', done])),
);

const lessons = (await readStartingCourses()).flatMap(({ slug: course, lessons: all }) =>
  [...all].map(([slug, lesson]) => ({ course, slug, ...lesson })),
);
export const gatedLessons = lessons.filter(({ preview }) => !preview);

/**
 * What members alone read of a lesson: three places of its text, its tasks, its question with the
 * choices.
 */
export const lessonStrings = gatedLessons.flatMap(({ body, tasks, check }) => {
  const parts = long(body.split('\n'));
  const places = [0, Math.floor(parts.length / 2), parts.length - 1].flatMap(
    (place) => parts[place] ?? [],
  );
  return [...places, ...long([...tasks, check.question, ...check.options])];
});

const explanations = (of: typeof lessons) => long(of.flatMap(({ check }) => check.explanation));
/** Why an answer is right: told to nobody who has not answered, in a preview lesson neither. */
export const answerStrings = explanations(lessons);
export const gatedAnswers = explanations(gatedLessons);
