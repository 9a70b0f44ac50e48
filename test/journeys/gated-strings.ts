import hub from '#content/founders-hub.json';
import investors from '#content/investors.json';
import { readStartingCourses } from '#app/courses/server/starting-courses.service.ts';
import { practiceFences } from '#app/practice/fences.ts';
import { toolkitContent } from '#app/toolkit/server/files.service.ts';
import { openBlock } from '#app/practice/judge.ts';
import { readBlock } from '#app/practice/server/face.ts';

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

/**
 * The words of a block: those that ask, as learners get them, and the hints, the explanations and
 * the answers that have to be typed.
 */
function wordsOf(source: string): { asked: string[]; secret: string[]; why: string }[] {
  const { block } = readBlock(source);
  if (!block) throw new Error(`This practice can't be read: ${source}`);
  const asked = textsIn(openBlock(block));
  const secret = textsIn(block).filter(
    (text) => !asked.some((open) => open.includes(plainPart(text))),
  );
  return [{ asked, secret, why: block.why }];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const courses = await readStartingCourses();

const lessons = courses.flatMap(({ slug: course, lessons: all }) =>
  [...all].map(([slug, lesson]) => ({
    course,
    slug,
    ...lesson,
    // Where a link leads is an attribute in the HTML, away from the words around it.
    inside: lesson.body
      .replaceAll(/^```practice\n[^]*?^```$/gm, '')
      .replaceAll(/\]\([^)]*\)/g, ']'),
    blocks: practiceFences(lesson.body).flatMap(({ source }) => wordsOf(source)),
  })),
);
export const gatedLessons = lessons.filter(({ preview }) => !preview);

/**
 * The lesson texts that only members can read: three excerpts, the tasks, and what the practice
 * asks.
 */
export const lessonStrings = gatedLessons.flatMap(({ inside, tasks, blocks }) => {
  const parts = long(inside.split('\n'));
  const places = [0, Math.floor(parts.length / 2), parts.length - 1].flatMap(
    (place) => parts[place] ?? [],
  );
  return [...places, ...long([...tasks, ...blocks.flatMap(({ asked }) => asked)])];
});

const quizzes = courses.flatMap((course) => course.quizzes.flatMap(({ questions }) => questions));
/** A quiz may quote a lesson, whose own strings are looked for anyway. */
const unquoted = (texts: readonly string[]): string[] =>
  long(texts).filter((part) => !lessons.some(({ body }) => body.includes(part)));

/** What the quizzes ask, and among what one chooses. */
export const quizStrings = unquoted(
  quizzes.flatMap(({ question, options }) => [question, ...options.map(({ text }) => text)]),
);
/** What somebody reads who has sent the answers. */
export const quizExplanations = unquoted(
  quizzes.flatMap(({ why, options }) => [why, ...options.map(({ said }) => said)]),
);

/** Nobody sees these before answering, not even in a preview lesson. */
const secrets = (of: typeof lessons) =>
  long(of.flatMap(({ blocks }) => blocks.flatMap(({ secret }) => secret)));
export const answerStrings = secrets(lessons);
/** What somebody reads who has answered. */
export const gatedExplanations = long(
  gatedLessons.flatMap(({ blocks }) => blocks.map(({ why }) => why)),
);

const toolkit = await toolkitContent();
/** The longest lines of the files: of a tool, what it shows. */
const linesOf = (isGuarded: (file: (typeof toolkit.files)[number]) => boolean): string[] =>
  toolkit.files.filter(isGuarded).flatMap(({ text }) =>
    long(text.replaceAll(/<(script|style)[^]*?<\/\1>/g, '').split(/\n|<[^>]*>/))
      .toSorted((one, other) => other.length - one.length)
      .slice(0, 4),
  );
/** What only members can read in the toolkit. */
export const toolkitStrings = linesOf(() => true);
const forBasic = new Set(linesOf(({ shelf }) => shelf === 'general'));
/** What Basic doesn't open of it. */
export const toolkitBeyondBasic = linesOf(({ shelf }) => shelf !== 'general').filter(
  (line) => !forBasic.has(line),
);
