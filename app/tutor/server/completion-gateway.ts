import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import type { TutorSettings } from '#app/platform/tutor-settings.ts';
import type { Tokens } from '../cost.ts';

/** What we read of a chunk of a chat completion; services add fields of their own. */
const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish(),
});

/** A time limit for the whole answer, in ms. */
const patienceMs = 60_000;

/** About twice what the rules allow, in characters: we stop reading a service that doesn't stop. */
const longestAnswer = 4000;

interface Asked {
  messages: readonly { role: string; content: string }[];
  /** The reader has left. */
  left: AbortSignal;
  onUsage: (usage: Tokens) => void;
}

/**
 * The pieces of an answer, as the service sends them (chat completions of OpenAI, streamed). Usage
 * comes at the end, from services that report it.
 * @throws if the service refuses, is not reached, breaks off, or takes too long
 */
export async function* completion(
  { baseUrl, apiKey, model }: TutorSettings,
  { messages, left, onUsage }: Asked,
): AsyncGenerator<string, void> {
  const over = new AbortController();
  const signal = AbortSignal.any([left, over.signal, AbortSignal.timeout(patienceMs)]);
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
      }),
    });
    if (!response.ok || !response.body)
      throw new Error(`The tutor's service answered ${response.status}`);
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    let length = 0;
    for await (const { data } of events) {
      if (data === '[DONE]') return;
      const { choices, usage } = Chunk.parse(JSON.parse(data));
      if (usage) onUsage({ tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens });
      const piece = choices[0]?.delta?.content;
      if (!piece) continue;
      yield piece;
      length += piece.length;
      if (length > longestAnswer) return;
    }
    throw new Error("The tutor's service broke off");
  } finally {
    over.abort();
  }
}
