import { z } from 'zod';
import { BAD_PARAMETER_PREFIX, type Code, codes, type Language, messageOf } from '../contract/codes.ts';

/** What is wrong with one field of a request, in both languages. */
export interface Problem {
  /** Where, from the body's root: data.item.quantity. */
  path: string;
  zh: string;
  en: string;
}

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
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error));
  const { problems, result, retryAfterS } = refusal.details;
  const message = messageOf(refusal.code, language);
  const words = problems
    ?.map(({ path, zh, en }) => `${path} ${language === 'en' ? en : zh}`)
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
  return { status: codes[refusal.code].status, body, ...(wait === undefined ? {} : { retryAfterS: wait }) };
}

const zhWords = { error: z.locales.zhCN().localeError };
const enWords = { error: z.locales.en().localeError };

/**
 * What was sent, once it fits the schema.
 * @throws Refusal 900400 that names every problem with its place, in both languages.
 */
export function checked<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent, zhWords);
  if (parsed.success) return parsed.data;
  const zh = places(parsed.error.issues);
  const en = places(schema.safeParse(sent, enWords).error?.issues ?? []);
  throw new Refusal('900400', {
    problems: zh.map(({ path, message }, index) => ({ path, zh: message, en: en[index]?.message ?? message })),
  });
}

/** One place for each issue; unknown fields are named one by one. */
function places(issues: readonly z.core.$ZodIssue[]) {
  return issues.flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...path, key].join('.'), message }))
      : [{ path: path.join('.'), message }],
  );
}

/** PostgreSQL's and Fastify's own codes that have a meaning for the caller. */
const knownErrors: Record<string, Code> = {
  '23505': '300102',
  // A row refers to one that is not there; a removal that leaves such a row is told apart where it happens.
  '23503': '900404',
  '22021': '900400',
  '22P05': '900400',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '900415',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: '900400',
  FST_ERR_CTP_INVALID_JSON_BODY: '900400',
  FST_ERR_CTP_EMPTY_JSON_BODY: '900400',
  FST_ERR_CTP_BODY_TOO_LARGE: '900413',
};

/** The database is away, hangs, or is shutting down. */
const awayErrors = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|57014|08\w{3}|53\w{3}|ENOSPC)$/;

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
