import type { Definition } from '../../../contract/api-services/definition.ts';
import type { Parameter } from '../../../contract/api-services/parameters.ts';
import type { ApiOperation } from '../operations/api-operation.ts';
import { type Example, headerLies, languageOf, requestLies, responseLies } from './check-definition.ts';
import { exampleLies, parseJson } from './compare-parameters.ts';
import { exampleOf, parametersOf } from './schema-parameters.ts';
import { answerExample } from './template.ts';

/**
 * A definition as its operation now takes and answers it. Texts, price and class stay, and so do the descriptions and
 * examples of fields, as far as they are still true.
 */
export function trueDefinition(stated: Definition, operation: ApiOperation): Definition {
  const renewed: Definition = {
    ...stated,
    rule: stated.rule === 'item' && operation.countItems === undefined ? 'answer' : stated.rule,
    headers: stated.headers.filter((header) => headerLies({ headers: [header] }).length === 0),
    body: withTexts(parametersOf(operation.body, 'input'), stated.body),
    response: withTexts(parametersOf(operation.result, 'output'), stated.response),
    errorCodes: [...operation.errorCodes],
  };
  const { requestExampleEn, responseExampleEn } = stated;
  return {
    ...renewed,
    requestExample: trueRequest({ field: 'requestExample', text: stated.requestExample }, operation),
    responseExample: trueResponse({ field: 'responseExample', text: stated.responseExample }, renewed, operation),
    ...(requestExampleEn !== undefined && {
      requestExampleEn: trueRequest({ field: 'requestExampleEn', text: requestExampleEn }, operation),
    }),
    ...(responseExampleEn !== undefined && {
      responseExampleEn: trueResponse({ field: 'responseExampleEn', text: responseExampleEn }, renewed, operation),
    }),
  };
}

/** The stated body, else the example of the schema. */
function trueRequest(stated: Example, operation: ApiOperation): string {
  if (requestLies(stated, operation).length === 0) return stated.text;
  return JSON.stringify(exampleOf(operation.body, 'input', languageOf(stated)), null, 2);
}

/** The stated answer, else its result with the true charge, else the example of the schema. */
function trueResponse({ field, text }: Example, definition: Definition, operation: ApiOperation): string {
  const isTrue = (answer: string) => responseLies({ field, text: answer }, definition).length === 0;
  if (isTrue(text)) return text;
  const language = languageOf({ field });
  const { result } = Object(parseJson(text));
  const charged = answerExample(result, { count: definition.count, language });
  if (isTrue(charged)) return charged;
  return answerExample(exampleOf(operation.result, 'output', language), { count: definition.count, language });
}

/** The real fields, with the texts that the same fields had. */
function withTexts(real: readonly Parameter[], stated: readonly Parameter[]): Parameter[] {
  const byName = new Map(stated.map((parameter) => [parameter.name, parameter]));
  return real.map((parameter) => {
    const before = byName.get(parameter.name);
    if (before === undefined) return parameter;
    const { desc, descEn, example } = before;
    const withExample = { ...parameter, desc, descEn, example };
    return {
      ...(exampleLies('', withExample).length === 0 ? withExample : { ...parameter, desc, descEn }),
      children: withTexts(parameter.children, before.children),
    };
  });
}
