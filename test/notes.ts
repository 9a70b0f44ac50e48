import { testApp } from './app.ts';
import { member, signIn } from './people.ts';
import { seedFirstCourse } from './starting-courses.ts';

interface Lesson {
  id: string;
  slug: string;
  title: string;
}

interface Save {
  on?: Lesson;
  revision?: number;
  window?: string;
  again?: boolean;
  /** The words of the passage that it is on. */
  quote?: string;
}

/** A member on the first course, who takes notes. */
export async function atDesk() {
  const app = await testApp();
  await seedFirstCourse(app);
  const person = await member(app);
  let { token } = person;
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token, body });
  const { body } = await call('GET', '/learning/courses/no-code-app-lab');
  const lessons: Lesson[] = body.course.sections.flatMap(
    (section: { lessons: Lesson[] }) => section.lessons,
  );
  const [lesson, next] = lessons;
  if (!lesson || !next) throw new Error('The course has no lessons');
  let turn = 1;
  /** What a window sends. */
  const save = (
    id: string,
    words: string,
    { on = lesson, revision = 0, window = 'window-1', again = false, quote }: Save = {},
  ) =>
    call('PUT', `/notes/${id}`, {
      lesson: on.id,
      words,
      ...(quote && { quote: { words: quote, before: 'Ask of ', after: ' who' } }),
      revision,
      savedBy: window,
      turn: again ? turn : (turn += 1),
    });
  const notes = async (on = lesson): Promise<{ id: string; words: string; revision: number }[]> =>
    (await call('GET', `/notes/lessons/${on.id}`)).body.notes;
  const words = async (on = lesson) => (await notes(on)).map((note) => note.words);
  const signInAgain = async () => ({ token } = await signIn(app, person));
  return { app, person, call, lesson, next, save, notes, words, signInAgain };
}
