import { readStartingCourses } from '#app/courses/server/starting-courses.service.ts';
import type { QuizState } from '#app/quizzes/contract.ts';

/** `call` returns the body of the answer. */
type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const rightOptions = new Map(
  (await readStartingCourses())
    .flatMap(({ quizzes }) => quizzes.flatMap(({ questions }) => questions))
    .map(({ question, options }) => [
      question,
      options.flatMap(({ text, right }) => (right ? text : [])),
    ]),
);

/** Passes the quizzes of a starting course with all answers right. */
export async function passQuizzes(call: Call, slug: string): Promise<void> {
  const { course } = (await call('GET', `/learning/courses/${slug}`)) as {
    course: { sections: { quiz: { id: string } | null }[] };
  };
  for (const { id } of course.sections.flatMap(({ quiz }) => quiz ?? [])) {
    const path = `/learning/courses/${slug}/quizzes/${id}/attempts`;
    const { attempt } = (await call('POST', path)) as QuizState;
    if (!attempt) throw new Error(`No attempt has begun at ${path}`);
    for (const [place, { question, options }] of attempt.questions.entries()) {
      const right = rightOptions.get(question) ?? [];
      await call('PUT', `${path}/${attempt.number}/answers/${place}`, {
        choices: options.flatMap((option, index) => (right.includes(option) ? index : [])),
        flagged: false,
      });
    }
    await call('PUT', `${path}/${attempt.number}/result`);
  }
}
