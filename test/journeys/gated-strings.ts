import hub from '#content/founders-hub.json';
import investors from '#content/investors.json';
import { readStartingCourses } from '#app/courses/server/seed.ts';

/**
 * The longest part of a text that is the same in HTML, in JSON, in a script and in a mail: nothing
 * in it is ever escaped or formatted.
 */
const plainPart = (text: string): string =>
  text
    .split(/[^\p{L}\p{N} ,;:()₹%.-]+|\.\.+|--+/u)
    .map((part) => part.replace(/^[-\d. ]+/, '').trimEnd())
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

const long = (texts: readonly string[]): string[] =>
  texts.map(plainPart).filter((part) => part.length >= 24);

/**
 * The strings that identify an investor: the name, the surname alone, the key, the link, what they
 * fund and how to approach them.
 */
export const investorStrings = [
  ...investors.flatMap(({ key, name, website }) => [
    name,
    name.split(' ').at(-1) ?? name,
    key,
    new URL(website).hostname,
  ]),
  ...long(investors.flatMap(({ thesis, approach }) => [thesis, approach])),
  // The firm is named after its owner.
  'Charkha & Sons',
  'Charkha &amp; Sons',
];

/**
 * The Founders' Hub texts that only Premium members can read: why each task is worth doing, how to
 * do it, and when it is done.
 */
export const hubStrings = long(
  hub.flatMap(({ tasks }) => tasks.flatMap(({ why, how, done }) => [why, how[0] ?? '', done])),
);

const lessons = (await readStartingCourses()).flatMap(({ slug: course, lessons: all }) =>
  [...all].map(([slug, lesson]) => ({ course, slug, ...lesson })),
);
export const gatedLessons = lessons.filter(({ preview }) => !preview);

/**
 * The lesson texts that only members can read: three excerpts, the tasks, and the question with its
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
/** Why an answer is right. Nobody sees this before answering, not even in a preview lesson. */
export const answerStrings = explanations(lessons);
export const gatedAnswers = explanations(gatedLessons);
