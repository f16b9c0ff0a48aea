import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { PublishedInterface } from '../../../contract/api-services/definition.ts';
import { apiErrorCodes } from '../../../contract/api-services/interfaces/error-codes.ts';
import { flattenParameters } from '../../../contract/api-services/parameters.ts';
import { type Language, SUCCESS } from '../../../contract/codes.ts';
import { nameOf, summaryOf, textIn } from '../documents/documented.ts';
import { chargeText } from '../documents/folds/charge-text.ts';
import { objectSchemaOf } from '../documents/folds/json-schema.ts';
import type { ApiResponse } from '../gateway/invoke.ts';

/**
 * An interface as a tool. It has no output schema: clients would refuse an answer in which a number is masked by null.
 */
export function toolOf(one: PublishedInterface, language: Language): Tool {
  const { code, definition } = one;
  const title = nameOf(one, language);
  return {
    name: code,
    title,
    description: descriptionOf(one, language),
    inputSchema: { ...objectSchemaOf(definition.body, { language, isRequest: true }), type: 'object' },
    annotations: { title, readOnlyHint: true },
  };
}

/** Of the fields of the result that the description names. */
const DESCRIBED_DEPTH = 1;

function descriptionOf(one: PublishedInterface, language: Language): string {
  const source = { language };
  const charge = `${textIn(source, { zh: '计费：', en: 'Charge: ' })}${chargeText(source, one.definition)}`;
  const fields = flattenParameters(one.definition.response).filter(({ depth }) => depth <= DESCRIBED_DEPTH);
  const result = `${textIn(source, { zh: '结果：', en: 'Result: ' })}${fields.map(({ path }) => path).join(', ')}`;
  const lines = [summaryOf(one, language) || nameOf(one, language), result, charge];
  if (one.status === 'deprecated') lines.push(deprecationText(one, language));
  return lines.join('\n');
}

function deprecationText({ sunsetOn }: PublishedInterface, language: Language): string {
  if (sunsetOn === null) return textIn({ language }, { zh: '已停用，仍可调用', en: 'Deprecated, still answers' });
  return textIn({ language }, { zh: `已弃用，${sunsetOn} 起不再响应`, en: `Deprecated, ends on ${sunsetOn}` });
}

/** The answer of a call, with what to do about a code that is not success. A refusal is an error of the tool. */
export function toolResultOf({ status, envelope }: ApiResponse, language: Language): CallToolResult {
  const advice = envelope.code === SUCCESS ? undefined : adviceOf(envelope.code, language);
  const answer = { ...envelope, ...(advice !== undefined && { advice }) };
  return {
    structuredContent: answer,
    content: [{ type: 'text', text: JSON.stringify(answer) }],
    ...(status >= 400 && { isError: true }),
  };
}

/** What a caller should do about a code. */
export function adviceOf(code: string, language: Language): string | undefined {
  const found = apiErrorCodes.find((one) => one.code === code);
  return found === undefined ? undefined : textIn({ language }, found.remedy);
}
