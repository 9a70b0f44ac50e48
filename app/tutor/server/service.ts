import { lessonPassages } from '#app/courses/lesson-html.ts';
import { writtenLesson } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { consume } from '#app/platform/limits.ts';
import { log } from '#app/platform/log.ts';
import { streamOf } from '#app/platform/text-stream.ts';
import type { TutorSettings } from '#app/platform/tutor-settings.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { AnswerLines } from '../answer-lines.ts';
import type { Tokens } from '../cost.ts';
import { tutorProblems, type TutorLine, type TutorUsage } from '../contract.ts';
import { messagesFor } from '../prompt.ts';
import { withoutContacts } from '../without-contacts.ts';
import { completion } from './completion-gateway.ts';
import { tutorSettings } from './ports.ts';
import * as queries from './queries.ts';

type Member = Context<Actor>;

const refuse = problemsOf(tutorProblems);

/** Each answer costs money, and a process waits for it. */
const perMinute = { name: 'tutor', points: 6, per: 60 };

/**
 * The answer to a member's question about a lesson, as lines of JSON. The service gets the lesson's
 * text, without its practice, and the question; nothing of it is stored.
 * @throws {Problem} tutor/off, tutor/used-up, lessons/not-found, request/too-many
 */
export async function askTutor(
  { actor: { uid }, clock, requestId }: Member,
  { id, question }: { id: string; question: string },
): Promise<ReadableStream<Uint8Array>> {
  const settings = tutorSettings();
  if (!settings) throw refuse('tutor/off');
  const { title, body } = await writtenLesson({ id });
  const day = indianDate(clock.now());
  const most = settings.questionsADay;
  // Before the limit per minute: nobody should wait only to hear that the day's are used up.
  if ((await queries.selectAsked(uid, day)) >= most) throw refuse('tutor/used-up');
  await consume(perMinute, uid);
  const asked = await queries.countQuestion({ uid, day, most });
  if (asked === undefined) throw refuse('tutor/used-up');
  const left = new AbortController();
  const lines = answer(settings, {
    material: {
      title,
      passages: lessonPassages(body ?? ''),
      question: withoutContacts(question),
    },
    asker: { uid, day, left: most - asked },
    leftBy: left.signal,
    requestId,
  });
  return streamOf(asJson(lines), () => left.abort());
}

async function* asJson(lines: AsyncGenerator<TutorLine, void>): AsyncGenerator<string, void> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

interface Exchange {
  material: Parameters<typeof messagesFor>[0];
  asker: { uid: string; day: string; left: number };
  leftBy: AbortSignal;
  requestId: string;
}

/** A question counts once something was answered. */
async function* answer(
  settings: TutorSettings,
  { material, asker, leftBy, requestId }: Exchange,
): AsyncGenerator<TutorLine, void> {
  const messages = messagesFor(material);
  const lines = new AnswerLines(material.passages);
  let usage: Tokens | undefined;
  let written = '';
  let broken = false;
  try {
    const pieces = completion(settings, {
      messages,
      left: leftBy,
      onUsage: (reported) => (usage = reported),
    });
    for await (const piece of pieces) {
      written += piece;
      yield* lines.add(piece);
    }
    yield* lines.rest();
  } catch (failure) {
    broken = true;
    if (!leftBy.aborted) log.warn({ requestId, err: failure }, 'the tutor could not answer');
  } finally {
    // Also if the reader leaves: the service is paid for what it wrote.
    if (written) await queries.addUsage(asker.day, usage ?? estimated(messages, written));
    else await queries.takeQuestionBack(asker.uid, asker.day);
  }
  const end = broken || !written ? 'broken' : lines.outside ? 'outside' : 'answered';
  yield { end, left: asker.left + (written ? 0 : 1) };
}

/** Of a service that doesn't report its usage: four characters a token, as in English. */
const estimated = (messages: ReturnType<typeof messagesFor>, written: string): Tokens => ({
  tokensIn: Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4),
  tokensOut: Math.ceil(written.length / 4),
});

const shownDays = 30;

export async function tutorUsage(): Promise<TutorUsage> {
  const settings = tutorSettings();
  return {
    service: settings
      ? {
          host: new URL(settings.baseUrl).host,
          model: settings.model,
          questionsADay: settings.questionsADay,
          prices: settings.prices ?? null,
        }
      : null,
    days: await queries.newestDays(shownDays),
  };
}
