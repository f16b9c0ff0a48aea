import { addressOf, type Definition } from '../../../contract/api-services/definition.ts';
import { messageOf } from '../../../contract/code-messages.ts';
import { type Language, SUCCESS } from '../../../contract/codes.ts';
import type { ApiOperation } from '../operations/api-operation.ts';
import { exampleOf, parametersOf } from './schema-parameters.ts';

/** The longest example of a definition. */
const EXAMPLE_MAX = 20_000;

/** A definition that says what an operation takes and answers. */
export function definitionOf(operation: ApiOperation, classId: number): Definition {
  const { code, document, body, result, errorCodes } = operation;
  const { classCode: _, ...texts } = document;
  const requestExample = (language: Language) => JSON.stringify(exampleOf(body, 'input', language), null, 2);
  const responseExample = (language: Language) =>
    answerExample(exampleOf(result, 'output', language), { count: document.count, language });
  return {
    ...texts,
    address: addressOf(code),
    requestMethod: 'POST',
    requestType: 'application/json',
    classId,
    headers: [],
    body: parametersOf(body, 'input'),
    response: parametersOf(result, 'output'),
    requestExample: requestExample('zh-CN'),
    responseExample: responseExample('zh-CN'),
    // Where no field has an English example, one request serves both languages.
    ...(requestExample('en') !== requestExample('zh-CN') && { requestExampleEn: requestExample('en') }),
    responseExampleEn: responseExample('en'),
    errorCodes: [...errorCodes],
    source: { kind: 'operation', operation: code },
  };
}

interface AnswerOptions {
  /** Charged units. */
  count: number;
  language: Language;
}

/** The answer to a call with a live key, as JSON. */
export function answerExample(result: unknown, { count, language }: AnswerOptions): string {
  const answer = {
    code: SUCCESS,
    message: messageOf(SUCCESS, language),
    result,
    requestId: '01J9ZK4T7Q0V8W2X3Y4Z5A6B7C',
    charge: { count, reason: count === 0 ? 'free' : 'charged', remaining: 999 },
  };
  return JSON.stringify(answer, null, 2);
}

/**
 * A real answer as an example: lists are cut to one item, long texts such as drawings shortened. Null if it is still too
 * long.
 */
export function realExample(result: unknown, options: AnswerOptions): string | null {
  const text = answerExample(shorten(result), options);
  return text.length > EXAMPLE_MAX ? null : text;
}

const LONG_TEXT = 400;
const SHORT_SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (typeof value === 'string') return value.length > LONG_TEXT ? SHORT_SVG : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item)]));
}
