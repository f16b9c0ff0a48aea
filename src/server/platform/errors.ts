import type { z } from 'zod';
import { type CodeMessage, messageOf } from '../../contract/code-messages.ts';
import { httpStatusOf } from '../../contract/code-statuses.ts';
import { badParameterPrefixes, type Code, type Language } from '../../contract/codes.ts';
import { type Problem, placeOf, problemsOf } from './problem-messages.ts';

interface Details {
  /** Replaces the code's own message, to name what is known of this refusal. */
  message?: CodeMessage;
  problems?: readonly Problem[];
  result?: unknown;
  retryAfterS?: number;
}

/** A business or client error: thrown anywhere in a handler, sent as an envelope with its code. */
export class Refusal extends Error {
  readonly code: Code;
  readonly details: Details;

  constructor(code: Code, details: Details = {}) {
    super(messageOf(code, 'en'));
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

export interface ErrorResponse {
  status: number;
  retryAfterS?: number;
  body: { code: string; message: string; result: unknown };
}

/** The response to anything thrown. Unexpected errors reveal nothing; the log has them. */
export function errorResponse(error: unknown, language: Language): ErrorResponse {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  const { problems, result, retryAfterS } = refusal.details;
  const own = refusal.details.message;
  const message = own === undefined ? messageOf(refusal.code, language) : own[language === 'en' ? 'en' : 'zh'];
  const text = problems
    ?.map(({ path, zh, en }) => `${placeOf(path, language)} ${language === 'en' ? en : zh}`.trimStart())
    .join(language === 'en' ? '; ' : '；');
  const body =
    problems === undefined
      ? { code: refusal.code, message, result: result ?? null }
      : {
          code: refusal.code,
          message: `${badParameterPrefixes[language]}${text}`,
          result: { problems: problems.map(({ path, zh, en }) => ({ path, message: language === 'en' ? en : zh })) },
        };
  const retry = retryAfterS ?? (refusal.code === '900503' ? 2 : undefined);
  return { status: httpStatusOf(refusal.code), body, ...(retry === undefined ? {} : { retryAfterS: retry }) };
}

/**
 * Validates a value.
 * @throws Refusal 900400 with the path of each problem, in both languages
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal('900400', { problems: problemsOf(parsed.error.issues) });
}

/** Error codes of PostgreSQL and Fastify that mean something to the caller. */
const knownErrors: Record<string, Code> = {
  '23505': '300102',
  // A reference to a missing row. Deletions that are refused by a reference are handled where they happen.
  '23503': '900404',
  '22021': '900400',
  // A date that PostgreSQL does not have, such as one of the year 0.
  '22008': '900400',
  '22P05': '900400',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '900415',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: '900400',
  FST_ERR_CTP_BODY_TOO_LARGE: '900413',
};

/** The database is down, hangs or is shutting down, or takes no writes (25006), as a standby that is not promoted yet. */
const unavailableErrors =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|57014|25006|08\w{3}|53\w{3}|ENOSPC)$/;

/** Malformed JSON, or JSON with a key such as `__proto__`. */
const notJson: Problem = { path: '', zh: '请求体不是可接受的 JSON', en: 'the body is not acceptable JSON' };

function refusalOf(error: unknown): Refusal {
  const isJsonError =
    error instanceof Error && 'code' in error && /^FST_ERR_CTP_\w+_JSON_BODY$/.test(String(error.code));
  return isJsonError ? new Refusal('900400', { problems: [notJson] }) : new Refusal(codeOf(error));
}

/** Whether the database, or the time to reach it, is what is missing: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  return codeOf(error) === '900503';
}

function codeOf(error: unknown): Code {
  if (!(error instanceof Error)) return '900500';
  const code = 'code' in error ? String(error.code) : '';
  const known = knownErrors[code];
  if (known !== undefined) return known;
  if (unavailableErrors.test(code) || /timeout|Connection terminated|Client has encountered/i.test(error.message))
    return '900503';
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? '900400' : '900500';
}
