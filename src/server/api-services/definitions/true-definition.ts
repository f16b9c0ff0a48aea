import type { Definition } from '../../../contract/api-services/definition.ts';
import type { Parameter } from '../../../contract/api-services/parameters.ts';
import type { ApiOperation } from '../operations/api-operation.ts';
import { headerLies, requestLies, responseLies } from './check-definition.ts';
import { exampleLies, parseJson } from './compare-parameters.ts';
import { exampleOf, parametersOf } from './schema-parameters.ts';
import { answerExample, definitionOf } from './template.ts';

/**
 * A definition as its operation now takes and answers it. Texts, price and class stay, and so do the descriptions and
 * examples of fields, as far as they are still true.
 */
export function trueDefinition(stated: Definition, operation: ApiOperation): Definition {
  const folded = definitionOf(operation, stated.classId);
  const renewed: Definition = {
    ...stated,
    rule: stated.rule === 'item' && operation.countItems === undefined ? 'answer' : stated.rule,
    headers: stated.headers.filter((header) => headerLies({ headers: [header] }).length === 0),
    body: withTexts(parametersOf(operation.body, 'input'), stated.body),
    response: withTexts(parametersOf(operation.result, 'output'), stated.response),
    errorCodes: [...operation.errorCodes],
  };
  if (requestLies(renewed, operation).length > 0) renewed.requestExample = folded.requestExample;
  if (responseLies(renewed).length > 0) renewed.responseExample = responseExampleOf(renewed, operation);
  return renewed;
}

/** The stated result with the true charge, else the example of the schema. */
function responseExampleOf(definition: Definition, operation: ApiOperation): string {
  const { result } = Object(parseJson(definition.responseExample));
  const stated = answerExample(result, definition.count);
  const isTrue = responseLies({ ...definition, responseExample: stated }).length === 0;
  return isTrue ? stated : answerExample(exampleOf(operation.result, 'output'), definition.count);
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
