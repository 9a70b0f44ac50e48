import type { z } from 'zod';
import type { ProblemTable } from './problem.ts';

/**
 * Who may call. The HTTP layer checks it before it parses the input; the service checks what
 * belongs to whom ("own"). public: anyone, the token is ignored · user: a valid session · member:
 * an active membership · reader: that, or the role of helper, or an author, whose own courses the
 * service checks · premium: an active Premium membership · author, finance, admin: the role;
 * helper: that role, or an author, whose own courses the service checks; admins may do what the
 * others may. Refusals: 401 without a session, 402 without the membership, 403 without the role.
 */
export type Access =
  | 'public'
  | 'user'
  | 'member'
  | 'reader'
  | 'premium'
  | 'author'
  | 'helper'
  | 'finance'
  | 'admin';

/**
 * Which limits of reliability.md section 5 a call consumes, keyed by IP address (`ip`) or by user
 * (`user`).
 */
export interface LimitRule {
  name: string;
  points: number;
  /** Seconds. */
  per: number;
  by: 'ip' | 'user';
}

export type FileType =
  | 'text/calendar'
  | 'text/csv'
  | 'text/html'
  | 'text/markdown'
  | 'application/zip'
  | 'application/pdf'
  /** Lines of JSON, each sent as soon as it is known. */
  | 'application/x-ndjson';

export interface Endpoint {
  /** One line for the API documentation. */
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  /**
   * JSON body. `raw` passes on the bytes unparsed (webhooks sign them); `file` is an upload: bytes
   * that a person chose.
   */
  body?: z.ZodType | 'raw' | 'file';
  /** Bytes; default 65,536. */
  bodyLimit?: number;
  /** Milliseconds that its answer may take, if more than a minute. */
  answerTime?: number;
  /** Status of success; default 200, or 204 where `ok` is absent. */
  status?: number;
  ok?: z.ZodType;
  /**
   * The answer is one page of a list that programs read: its handler returns a `ListPage`, and
   * headers link to the other pages (`Link`) and count all rows (`X-Total-Count`). `query` has
   * `page`.
   */
  paged?: true;
  /**
   * Success is a file of this type, sent unchanged instead of as JSON; `ok` is then text, for an
   * archive bytes. A long text may be a stream. Where there are several types, the answer says
   * which.
   */
  file?: FileType | readonly FileType[];
  /** A second way to succeed, e.g. 202 while a payment is being processed. */
  alsoOk?: Readonly<Record<number, z.ZodType>>;
  problems?: ProblemTable;
  limits?: readonly LimitRule[];
  /**
   * Whether a shared cache may store it: `public` answers carry an ETag and are the same for
   * everyone; default `no-store`.
   */
  cache?: 'public';
  /**
   * The topics that the answer is made from, as `contentChanged` names them; sent as `cache-tag`.
   * When one of them changes, pages made from the answer are rendered again. Without topics, any
   * change has this effect.
   */
  topics?: readonly string[];
}

/** The status of a success, unless its handler sets another. */
export const successStatus = ({ status, ok }: Pick<Endpoint, 'status' | 'ok'>): number =>
  status ?? (ok ? 200 : 204);

/** `METHOD /path/{parameter}` → endpoint. Paths are below /api. */
export type Contract = Readonly<Record<string, Endpoint>>;

export const defineContract = <
  const C extends Readonly<
    Record<`${'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'} /${string}`, Endpoint>
  >,
>(
  contract: C,
): C => contract;

type In<T> = T extends z.ZodType ? z.input<T> : never;
type Out<T> = T extends z.ZodType ? z.output<T> : never;

/** What a caller sends. */
export type InputOf<E extends Endpoint> = {
  [
    K in 'params' | 'query' | 'body' as E[K] extends z.ZodType | 'file' ? K : never
  ]: E[K] extends 'file' ? Blob : In<E[K]>;
};
/** What a handler receives: parsed. */
export type ParsedOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Out<E[K]>;
} & (E['body'] extends 'raw' ? { raw: Buffer } : unknown) &
  (E['body'] extends 'file' ? { file: Buffer } : unknown);
/** What a success carries. */
export type AnswerOf<E extends Endpoint> =
  | (E['ok'] extends z.ZodType ? z.output<E['ok']> : undefined)
  | (E['alsoOk'] extends Record<number, z.ZodType>
      ? z.output<E['alsoOk'][keyof E['alsoOk']]>
      : never);
/** What a handler returns: the body. Tests check it against `ok`. */
export type ReturnOf<E extends Endpoint> = E['paged'] extends true
  ? ListPage<E['ok'] extends z.ZodType ? z.input<E['ok']> : never>
  : PlainReturn<E>;
type PlainReturn<E extends Endpoint> =
  | (E['ok'] extends z.ZodType ? z.input<E['ok']> : void)
  | (E['alsoOk'] extends Record<number, z.ZodType> ? Answer : never)
  | Answer;

interface AnswerDetails {
  status?: number;
  headers?: Record<string, string>;
  /** Which of the endpoint's types of file it is. */
  file?: FileType;
}

/** An answer with another status (declared in `alsoOk`), further headers or a type of file. */
export class Answer {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly file: FileType | undefined;

  constructor(body: unknown, { status, headers = {}, file }: AnswerDetails = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.file = file;
  }
}

/** One page of a list, for a `paged` endpoint. */
export interface ListPage<Body> {
  body: Body;
  /** The page number of this page, counted from 1. */
  page: number;
  pages: number;
  /** Rows on all pages together. */
  total: number;
}
