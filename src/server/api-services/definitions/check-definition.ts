import type { Definition } from '../../../contract/api-services/definition.ts';
import { flattenParameters } from '../../../contract/api-services/parameters.ts';
import { ApiEnvelope } from '../../../contract/api-services/wire.ts';
import { codeMessages } from '../../../contract/code-messages.ts';
import { type Language, SUCCESS } from '../../../contract/codes.ts';
import { Refusal } from '../../platform/errors.ts';
import { problemsOf } from '../../platform/problem-messages.ts';
import type { RunSource } from '../interfaces/run-source.ts';
import type { ApiCaller, ApiOperation } from '../operations/api-operation.ts';
import type { Operations } from '../operations/operations.ts';
import { compareParameters, exampleLies, type Lie, parseJson } from './compare-parameters.ts';
import { parametersOf } from './schema-parameters.ts';
import { valueLies } from './value-lies.ts';

interface Dependencies {
  operations: Operations;
  runSource: RunSource;
}

/** Every place where a definition differs from what its source takes and answers (ADR 31). */
export type CheckDefinition = (definition: Definition, caller: ApiCaller) => Promise<Lie[]>;

/** Codes that depend on the caller, not on the example. */
const codesOfCaller: readonly string[] = ['800014'];

/** Request headers that the gateway reads, besides those that are documented for all interfaces. */
const readHeaders: readonly string[] = ['accept-language'];

export function definitionChecker({ operations, runSource }: Dependencies): CheckDefinition {
  return async (definition, caller) => {
    const { source } = definition;
    const operation = source.kind === 'operation' ? operations.get(source.operation) : null;
    if (operation === undefined)
      return [{ path: 'source.operation', zh: '没有这个内部服务', en: 'is no operation of this product' }];
    return [
      ...(operation === null ? upstreamLies(definition) : schemaLies(definition, operation)),
      ...missingDescriptions(definition),
      ...(await answerLies(definition, caller, runSource)),
    ];
  };
}

/** An example with its field of the definition. */
export interface Example {
  field: 'requestExample' | 'responseExample' | 'requestExampleEn' | 'responseExampleEn';
  text: string;
}

export function languageOf({ field }: Pick<Example, 'field'>): Language {
  return field.endsWith('En') ? 'en' : 'zh-CN';
}

/** The request examples, or the answers, in each language in which they are stated. */
function examplesOf(definition: Definition, side: 'request' | 'response'): Example[] {
  const english = definition[`${side}ExampleEn`];
  return [
    { field: `${side}Example`, text: definition[`${side}Example`] },
    ...(english === undefined ? [] : [{ field: `${side}ExampleEn` as const, text: english }]),
  ];
}

/** Where a definition differs from the schemas of its operation. */
export function schemaLies(definition: Definition, operation: ApiOperation): Lie[] {
  return [
    ...chargeLies(definition, operation),
    ...headerLies(definition),
    ...compareParameters('body', definition.body, parametersOf(operation.body, 'input')),
    ...compareParameters('response', definition.response, parametersOf(operation.result, 'output')),
    ...codeLies(definition.errorCodes, operation.errorCodes),
    ...examplesOf(definition, 'request').flatMap((example) => requestLies(example, operation)),
    ...examplesOf(definition, 'response').flatMap((example) => responseLies(example, definition)),
  ];
}

/** An upstream has no schema: the trees are checked by themselves, and against its answer. */
function upstreamLies(definition: Definition): Lie[] {
  const trees = (['body', 'response'] as const).flatMap((side) =>
    flattenParameters(definition[side]).flatMap(({ path, parameter }) => exampleLies(`${side}.${path}`, parameter)),
  );
  const requests = examplesOf(definition, 'request').flatMap(({ field, text }) =>
    valueLies(field, parseJson(text), definition.body),
  );
  const answers = examplesOf(definition, 'response').flatMap((example) => responseLies(example, definition));
  const rule =
    definition.rule === 'item'
      ? [{ path: 'rule', zh: '上游接口不能按条收费', en: 'cannot be by item for an upstream' }]
      : [];
  const codes = codeLies(definition.errorCodes, ['301115', '301116']);
  return [...rule, ...headerLies(definition), ...trees, ...codes, ...requests, ...answers];
}

/** A document has a description of each field in each language. */
function missingDescriptions(definition: Definition): Lie[] {
  return (['headers', 'body', 'response'] as const).flatMap((side) =>
    flattenParameters(definition[side]).flatMap(({ path, parameter: { desc, descEn } }) => [
      ...(desc === '' ? [{ path: `${side}.${path}.desc`, zh: '缺少中文说明', en: 'has no Chinese description' }] : []),
      ...(descEn === ''
        ? [{ path: `${side}.${path}.descEn`, zh: '缺少英文说明', en: 'has no English description' }]
        : []),
    ]),
  );
}

function chargeLies({ rule, count }: Definition, operation: ApiOperation): Lie[] {
  if (rule === 'item' && operation.countItems === undefined)
    return [
      { path: 'rule', zh: '该接口的结果不能按条计数', en: 'cannot be by item: the answer has no items to count' },
    ];
  if ((rule === 'free') === count > 0)
    return [
      { path: 'count', zh: '免费接口的次数应为 0，收费接口应大于 0', en: 'must be 0 if it is free, and more if not' },
    ];
  return [];
}

/** Operations and upstreams receive no headers, so only those that the gateway reads may be documented. */
export function headerLies({ headers }: Pick<Definition, 'headers'>): Lie[] {
  return headers.flatMap(({ name, type, empty }) => {
    const path = `headers.${name}`;
    if (!readHeaders.includes(name.toLowerCase()))
      return [{ path, zh: '接口不读取这个请求头', en: 'is not read by the interface' }];
    if (!empty) return [{ path: `${path}.empty`, zh: '实际可以省略', en: 'may really be left out' }];
    return type === 'string' ? [] : [{ path: `${path}.type`, zh: '实际类型是 string', en: 'is really of type string' }];
  });
}

function codeLies(stated: readonly string[], real: readonly string[]): Lie[] {
  const missing = real.filter((code) => !stated.includes(code));
  const wrong = stated.filter((code) => !real.includes(code));
  return [
    ...missing.map((code) => ({
      path: `errorCodes.${code}`,
      zh: '实际会返回，但文档没有',
      en: 'is answered but not documented',
    })),
    ...wrong.map((code) => ({ path: `errorCodes.${code}`, zh: '实际不会返回', en: 'is never answered' })),
  ];
}

export function requestLies({ field, text }: Example, operation: ApiOperation): Lie[] {
  const body = parseJson(text);
  if (body === undefined) return [{ path: field, zh: '不是 JSON', en: 'is not JSON' }];
  const parsed = operation.body.safeParse(body, { reportInput: true });
  if (parsed.success) return [];
  return problemsOf(parsed.error.issues).map(({ path, zh, en }) => ({ path: `${field}.${path}`, zh, en }));
}

export function responseLies({ field, text }: Example, definition: Definition): Lie[] {
  const answer = parseJson(text);
  if (answer === undefined) return [{ path: field, zh: '不是 JSON', en: 'is not JSON' }];
  const parsed = ApiEnvelope.safeParse(answer, { reportInput: true });
  if (!parsed.success)
    return problemsOf(parsed.error.issues).map(({ path, zh, en }) => ({ path: `${field}.${path}`, zh, en }));
  return [
    ...envelopeLies(parsed.data, { field, definition }),
    ...valueLies(`${field}.result`, parsed.data.result, definition.response),
  ];
}

interface StatedAnswer {
  field: Example['field'];
  definition: Definition;
}

/** A response example must show a successful call with a live key. */
function envelopeLies({ code, charge }: ApiEnvelope, { field, definition: { rule, count } }: StatedAnswer): Lie[] {
  const lies: Lie[] = [];
  if (code !== SUCCESS) lies.push({ path: `${field}.code`, zh: `实际为 ${SUCCESS}`, en: `is really ${SUCCESS}` });
  const reason = rule === 'free' ? 'free' : 'charged';
  if (charge.reason !== reason)
    lies.push({ path: `${field}.charge.reason`, zh: `实际为 ${reason}`, en: `is really ${reason}` });
  const isCharged = rule === 'item' ? charge.count > 0 && charge.count % count === 0 : charge.count === count;
  if (!isCharged)
    lies.push(
      rule === 'item'
        ? { path: `${field}.charge.count`, zh: `实际为 ${count} 的倍数`, en: `is really a multiple of ${count}` }
        : { path: `${field}.charge.count`, zh: `实际为 ${count}`, en: `is really ${count}` },
    );
  return lies;
}

/** Runs the request examples for real, and compares the answers. */
async function answerLies(definition: Definition, caller: ApiCaller, runSource: RunSource): Promise<Lie[]> {
  const lies: Lie[] = [];
  for (const example of examplesOf(definition, 'request')) {
    const run = { definition, caller: { ...caller, language: languageOf(example) }, runSource };
    lies.push(...(await liesOfAnswer(example, run)));
  }
  return lies;
}

interface Run {
  definition: Definition;
  caller: ApiCaller;
  runSource: RunSource;
}

async function liesOfAnswer({ field, text }: Example, { definition, caller, runSource }: Run): Promise<Lie[]> {
  const body = parseJson(text);
  if (body === undefined) return [];
  try {
    const { result } = await runSource(definition, body, caller);
    if (result === null) return [{ path: field, zh: '用它调用查不到数据', en: 'finds nothing when it is sent' }];
    return valueLies('response', result, definition.response);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code } = error;
    if (codesOfCaller.includes(code) && definition.errorCodes.includes(code)) return [];
    // The body was compared above, with its paths.
    if (code === '900400' && definition.source.kind === 'operation') return [];
    const { zh, en } = codeMessages[code];
    return [
      {
        path: field,
        zh: `用它调用返回 ${code}：${zh}`,
        en: `is refused with ${code} when it is sent: ${en}`,
      },
    ];
  }
}
