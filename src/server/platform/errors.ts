import type { z } from 'zod';
import { httpStatusOf, messageOf } from '../../contract/code-messages.ts';
import { BAD_PARAMETER_PREFIX, type Code, type Language } from '../../contract/codes.ts';
import { type Problem, problemsOf } from './problem-messages.ts';

interface Details {
  problems?: readonly Problem[];
  result?: unknown;
  retryAfterS?: number;
}

/** A business or client error: thrown anywhere beneath a handler, answered as the envelope with its code. */
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

export interface Answer {
  status: number;
  retryAfterS?: number;
  body: { code: string; message: string; result: unknown };
}

/** The answer to whatever was thrown. Unexpected errors say nothing of themselves: the log has them. */
export function answerOf(error: unknown, language: Language): Answer {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  const { problems, result, retryAfterS } = refusal.details;
  const message = messageOf(refusal.code, language);
  const words = problems
    ?.map(({ path, zh, en }) => `${path} ${language === 'en' ? en : zh}`.trimStart())
    .join(language === 'en' ? '; ' : '；');
  const body =
    problems === undefined
      ? { code: refusal.code, message, result: result ?? null }
      : {
          code: refusal.code,
          message: `${BAD_PARAMETER_PREFIX}${words}`,
          result: { problems: problems.map(({ path, zh, en }) => ({ path, message: language === 'en' ? en : zh })) },
        };
  const wait = retryAfterS ?? (refusal.code === '900503' ? 2 : undefined);
  return { status: httpStatusOf(refusal.code), body, ...(wait === undefined ? {} : { retryAfterS: wait }) };
}

/**
 * What was sent, once it fits the schema.
 * @throws Refusal 900400 that names the problems with their places, in both languages.
 */
export function checked<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refusal('900400', { problems: problemsOf(parsed.error.issues) });
}

/** PostgreSQL's and Fastify's own codes that have a meaning for the caller. */
const knownErrors: Record<string, Code> = {
  '23505': '300102',
  // A row refers to one that is not there; a removal that leaves such a row is told apart where it happens.
  '23503': '900404',
  '22021': '900400',
  // A day that the database's calendar does not have, such as one of the year 0.
  '22008': '900400',
  '22P05': '900400',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '900415',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: '900400',
  FST_ERR_CTP_BODY_TOO_LARGE: '900413',
};

/** The database is away, hangs, or is shutting down. */
const awayErrors = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|57014|08\w{3}|53\w{3}|ENOSPC)$/;

/** No JSON at all, or JSON with keys that reach for an object's prototype: it has no places to name but itself. */
const notJson: Problem = { path: '', zh: '请求体不是可接受的 JSON', en: 'the body is not acceptable JSON' };

function refusalOf(error: unknown): Refusal {
  const isJsonError =
    error instanceof Error && 'code' in error && /^FST_ERR_CTP_\w+_JSON_BODY$/.test(String(error.code));
  return isJsonError ? new Refusal('900400', { problems: [notJson] }) : new Refusal(codeOf(error));
}

function codeOf(error: unknown): Code {
  if (!(error instanceof Error)) return '900500';
  const code = 'code' in error ? String(error.code) : '';
  const known = knownErrors[code];
  if (known !== undefined) return known;
  if (awayErrors.test(code) || /timeout|Connection terminated|Client has encountered/i.test(error.message))
    return '900503';
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? '900400' : '900500';
}
