import { addressOf, type Definition } from '../../../contract/api-services/definition.ts';
import { stableJson } from '../../../contract/api-services/interfaces/definition-diff.ts';
import { type Nodes, toNodes, toParameters } from './parameter-tree.ts';

export const treeNames = ['headers', 'body', 'response'] as const;
export type TreeName = (typeof treeNames)[number];
type EnglishExample = 'requestExampleEn' | 'responseExampleEn';
/** The fields besides the trees. Without English examples their texts are empty. */
export type Values = Omit<Definition, TreeName | 'address' | EnglishExample> & Record<EnglishExample, string>;

/** A definition as it is typed. */
export interface EditorDraft {
  code: string;
  values: Values;
  trees: Record<TreeName, Nodes>;
}

export function toDraft(code: string, definition: Definition): EditorDraft {
  const { headers, body, response, address: _, ...values } = definition;
  const { requestExampleEn = '', responseExampleEn = '' } = values;
  const english = { requestExampleEn, responseExampleEn };
  return {
    code,
    values: { ...values, ...english },
    trees: { headers: toNodes(headers), body: toNodes(body), response: toNodes(response) },
  };
}

/** The definition to save; texts are trimmed, the address follows from the code. */
export function toDefinition({ code, values, trees }: EditorDraft): Definition {
  const { headers, body, response } = trees;
  const { requestExampleEn, responseExampleEn, ...others } = values;
  return {
    ...others,
    ...trimmed(values),
    ...(requestExampleEn.trim() !== '' && { requestExampleEn }),
    ...(responseExampleEn.trim() !== '' && { responseExampleEn }),
    address: addressOf(code.trim()),
    headers: toParameters(headers),
    body: toParameters(body),
    response: toParameters(response),
  };
}

function trimmed({ name, nameEn, summary, summaryEn, industryLabel, industryLabelEn }: Values) {
  return {
    name: name.trim(),
    nameEn: nameEn.trim(),
    summary: summary.trim(),
    summaryEn: summaryEn.trim(),
    industryLabel: industryLabel.trim(),
    industryLabelEn: industryLabelEn.trim(),
  };
}

export function isSameDefinition(one: Definition, other: Definition): boolean {
  return stableJson(one) === stableJson(other);
}

/** What a new interface starts with. */
export function emptyDefinition(classId: number): Definition {
  return {
    name: '',
    nameEn: '',
    summary: '',
    summaryEn: '',
    address: addressOf(''),
    requestMethod: 'POST',
    requestType: 'application/json',
    count: 1,
    rule: 'answer',
    classId,
    industryLabel: '',
    industryLabelEn: '',
    headers: [],
    body: [],
    response: [],
    requestExample: '',
    responseExample: '',
    errorCodes: [],
    source: { kind: 'operation', operation: '' },
  };
}
