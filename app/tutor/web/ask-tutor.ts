import { api } from '#app/shared/api-client.ts';
import type { tutorContract, TutorLine } from '../contract.ts';

const call = api<typeof tutorContract>();

interface Asked {
  lesson: string;
  question: string;
  signal: AbortSignal;
}

/**
 * Sends a question and hands on the lines of the answer as they come.
 * @throws {ApiFailure} also if the connection breaks before the end
 */
export async function askTutor(
  { lesson, question, signal }: Asked,
  onLine: (line: TutorLine) => void,
): Promise<void> {
  const answer = await call('POST /learning/lessons/{id}/tutor', {
    params: { id: lesson },
    body: { question },
    signal,
  });
  const reader = answer.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = `${held}${part.value}`.split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) onLine(JSON.parse(line) as TutorLine);
  }
}
