import type { Environment } from './environment.ts';

/** The service that answers learners: any that speaks the protocol of OpenAI's chat completions. */
export interface TutorSettings {
  /** Without a trailing slash; `/chat/completions` is below it. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** How many questions a member may ask between two midnights in India. */
  questionsADay: number;
  /** Rupees for a million tokens, as the service charges them. */
  prices: { in: number; out: number } | undefined;
}

/** Undefined if the school has no tutor. */
export function tutorOf(env: Environment): TutorSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return undefined;
  const { AI_PRICE_IN: priceIn, AI_PRICE_OUT: priceOut } = env;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    model,
    questionsADay: env.AI_QUESTIONS_A_DAY,
    prices:
      priceIn === undefined || priceOut === undefined ? undefined : { in: priceIn, out: priceOut },
  };
}
