/**
 * A table of refusals: code → [HTTP status, text for a person]. Codes are `area/kebab-case`
 * (decisions.md, "Answers of the API").
 */
export type ProblemTable = Readonly<Record<string, readonly [status: number, text: string]>>;

export const defineProblems = <const T extends ProblemTable>(table: T): T => table;

/** The part of a table that one endpoint may return. */
export function pickProblems<const T extends ProblemTable, K extends keyof T & string>(
  table: T,
  ...codes: K[]
): Pick<T, K> {
  return Object.fromEntries(codes.map((code) => [code, table[code]])) as Pick<T, K>;
}

interface ProblemDetails {
  /** Replaces the table's text. */
  text?: string;
  /** Messages by input field name. */
  fields?: Record<string, string>;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Further members of the body, e.g. `success: false`. */
  extra?: Record<string, unknown>;
}

/**
 * An expected refusal. Anything else that is thrown is a bug: logged, answered 500 with a generic
 * text.
 */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: string, status: number, text: string, details: ProblemDetails = {}) {
    super(details.text ?? text);
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.details = details;
  }

  body(): { error: string; code: string; fields?: Record<string, string> } {
    const { fields, extra } = this.details;
    return { ...extra, error: this.message, code: this.code, ...(fields && { fields }) };
  }
}

/**
 * Makes the function that creates a feature's problems: `const refuse =
 * problemsOf(accountProblems); throw refuse('auth/weak-password')`.
 */
export function problemsOf<T extends ProblemTable>(
  table: T,
): (code: keyof T & string, details?: ProblemDetails) => Problem {
  return (code, details) => {
    const [status, text] = table[code] as readonly [number, string];
    return new Problem(code, status, text, details);
  };
}

/** Refusals that any endpoint may return; the HTTP layer itself raises them. */
export const doorProblems = defineProblems({
  'request/invalid': [400, 'Please check the highlighted fields.'],
  'request/malformed': [400, 'The request could not be read.'],
  'auth/required': [401, 'Please sign in to continue.'],
  'membership/required': [402, 'An active membership is needed for this.'],
  'membership/premium-required': [402, 'This is part of the Premium plan.'],
  'auth/forbidden': [403, 'You are not allowed to do this.'],
  'auth/second-factor-required': [
    403,
    'This needs your second factor. Set one up in your account, or sign in again with it.',
  ],
  'request/not-found': [404, 'There is nothing at this address.'],
  'request/method-not-allowed': [405, 'This address does not accept that method.'],
  'request/too-slow': [408, 'The request took too long to arrive. Please try again.'],
  'request/too-large': [413, 'The request is too large.'],
  'request/unsupported-type': [415, 'Please send JSON.'],
  'request/too-many': [429, 'Too many attempts. Please wait a little and try again.'],
  'request/headers-too-large': [431, 'The headers of the request are too large.'],
  'server/unexpected': [500, 'An unexpected error occurred'],
  'server/busy': [503, 'We are very busy right now. Please try again in a moment.'],
  'server/unavailable': [503, 'This is not available right now. Please try again in a moment.'],
});
export const refuse = problemsOf(doorProblems);
