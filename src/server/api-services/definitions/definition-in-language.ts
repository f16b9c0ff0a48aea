import type { Definition } from '../../../contract/api-services/definition.ts';
import type { Parameter } from '../../../contract/api-services/parameters.ts';
import type { Language } from '../../../contract/codes.ts';
import { parseJson } from './compare-parameters.ts';

/**
 * A definition with the examples of a language. In English, a field whose own example is Chinese shows the value that the
 * English examples have in its place.
 */
export function definitionInLanguage(definition: Definition, language: Language): Definition {
  if (language !== 'en') return definition;
  const { requestExampleEn, responseExampleEn, body, response } = definition;
  return {
    ...definition,
    ...(requestExampleEn !== undefined && {
      requestExample: requestExampleEn,
      body: withValues(body, parseJson(requestExampleEn)),
    }),
    ...(responseExampleEn !== undefined && {
      responseExample: responseExampleEn,
      response: withValues(response, Object(parseJson(responseExampleEn)).result),
    }),
  };
}

function withValues(parameters: readonly Parameter[], value: unknown): Parameter[] {
  const fields: Record<string, unknown> = Object(Array.isArray(value) ? value[0] : value);
  return parameters.map((parameter) => {
    const english = fields[parameter.name];
    const isChinese = /\p{Script=Han}/u.test(parameter.example);
    return {
      ...parameter,
      ...(isChinese && isGiven(english) && { example: textOf(english) }),
      children: withValues(parameter.children, english),
    };
  });
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
