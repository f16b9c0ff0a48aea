import { addressOf } from '../../../../contract/api-services/definition.ts';
import type { Block } from '../../../../contract/api-services/documents/blocks.ts';
import { guidePath, referencePath } from '../../../../contract/api-services/documents/rules.ts';
import type { DocumentPage } from '../../../../contract/api-services/documents/schemas.ts';
import type { Parameter } from '../../../../contract/api-services/parameters.ts';
import {
  type DocumentedInterface,
  type DocumentSource,
  errorCodesOf,
  nameOf,
  summaryOf,
  type Text,
  textIn,
} from '../documented.ts';
import { requestSamples } from '../samples/request-samples.ts';
import { chargeText } from './charge-text.ts';
import { fieldRowsOf } from './field-rows.ts';
import { parseJson } from './json-schema.ts';

/** The reference of an interface, in the blocks that its readers know from other API shops. */
export function referencePage(source: DocumentSource, one: DocumentedInterface): DocumentPage {
  const { language } = source;
  const { code, version, status, publishedAt, sunsetOn, replacementCode } = one;
  const replacement = source.interfaces.find((each) => each.code === replacementCode);
  return {
    id: code,
    path: referencePath(code),
    title: nameOf(one, language),
    summary: summaryOf(one, language),
    interface: {
      code,
      version,
      status,
      publishedAt,
      sunsetOn,
      replacement: replacement === undefined ? null : { code: replacement.code, name: nameOf(replacement, language) },
    },
    blocks: [
      ...factBlocks(source, one),
      ...requestBlocks(source, one),
      ...answerBlocks(source, one),
      ...errorBlocks(source, one),
      {
        kind: 'heading',
        anchor: 'samples',
        text: textIn(source, { zh: '调用示例', en: 'Code samples' }),
      },
      {
        kind: 'text',
        text: textIn(source, {
          zh: '先把密钥放入环境变量：`export EPC_API_KEY=您的密钥`。每个示例都可原样运行。',
          en: 'Put your key into the environment first: `export EPC_API_KEY=your-key`. Each sample runs as printed.',
        }),
      },
      { kind: 'samples', anchor: 'samples-code', samples: requestSamples(sampleRequest(source, one)) },
    ],
  };
}

function sampleRequest({ origin }: DocumentSource, { code, definition }: DocumentedInterface) {
  const body = parseJson(definition.requestExample);
  return {
    url: `${origin}${addressOf(code)}`,
    body: body === undefined ? definition.requestExample : JSON.stringify(body),
  };
}

function factBlocks(source: DocumentSource, { code, definition }: DocumentedInterface): Block[] {
  const row = (name: Text, value: string) => [textIn(source, name), value];
  return [
    {
      kind: 'table',
      head: [],
      rows: [
        row({ zh: '接口地址', en: 'Address' }, `\`${source.origin}${addressOf(code)}\``),
        row({ zh: '请求方式', en: 'Method' }, `\`${definition.requestMethod}\``),
        row({ zh: '请求类型', en: 'Content type' }, `\`${definition.requestType}\``),
        row(
          { zh: '认证', en: 'Authentication' },
          textIn(source, {
            zh: `密钥或签名，见[认证](${guidePath('authentication')})`,
            en: `Key or signature: see [authentication](${guidePath('authentication')})`,
          }),
        ),
        row({ zh: '计费', en: 'Charge' }, chargeText(source, definition)),
      ],
    },
  ];
}

function requestBlocks(source: DocumentSource, { definition }: DocumentedInterface): Block[] {
  const { headers, body, requestExample } = definition;
  return [
    ...fieldBlocks(source, headers, { anchor: 'headers', title: { zh: '请求头', en: 'Headers' }, isRequest: true }),
    ...fieldBlocks(source, body, { anchor: 'request', title: { zh: '请求参数', en: 'Body fields' }, isRequest: true }),
    {
      kind: 'heading',
      anchor: 'request-example',
      text: textIn(source, { zh: '请求示例', en: 'Request example' }),
    },
    { kind: 'code', language: 'json', text: requestExample },
  ];
}

function answerBlocks(source: DocumentSource, { definition }: DocumentedInterface): Block[] {
  return [
    ...fieldBlocks(source, definition.response, {
      anchor: 'response',
      title: { zh: '返回字段', en: 'Answer fields' },
      isRequest: false,
      note: {
        zh: `以下是 \`result\` 中的字段。外层的 \`code\`、\`message\`、\`requestId\` 与 \`charge\` 见[快速开始](${guidePath('quick-start')}#answer)。`,
        en: `These are the fields of \`result\`. For \`code\`, \`message\`, \`requestId\` and \`charge\` around it see the [quick start](${guidePath('quick-start')}#answer).`,
      },
    }),
    {
      kind: 'heading',
      anchor: 'response-example',
      text: textIn(source, { zh: '返回示例', en: 'Answer example' }),
    },
    { kind: 'code', language: 'json', text: definition.responseExample },
  ];
}

interface FieldSection {
  anchor: string;
  title: Text;
  isRequest: boolean;
  note?: Text;
}

function fieldBlocks(
  source: DocumentSource,
  parameters: readonly Parameter[],
  { anchor, title, isRequest, note }: FieldSection,
): Block[] {
  if (parameters.length === 0) return [];
  return [
    { kind: 'heading', anchor, text: textIn(source, title) },
    ...(note === undefined ? [] : [{ kind: 'text' as const, text: textIn(source, note) }]),
    { kind: 'fields', isRequest, rows: fieldRowsOf(parameters, anchor, source.language) },
  ];
}

function errorBlocks(source: DocumentSource, one: DocumentedInterface): Block[] {
  return [
    { kind: 'heading', anchor: 'errors', text: textIn(source, { zh: '返回码', en: 'Response codes' }) },
    errorTable(source, errorCodesOf(source, one)),
  ];
}

/** Codes with their status, meaning, whether they are charged, and what to do. */
export function errorTable(source: DocumentSource, notes: DocumentSource['errorCodes']): Block {
  const yes = textIn(source, { zh: '计费', en: 'Charged' });
  const no = textIn(source, { zh: '不计费', en: 'Free' });
  return {
    kind: 'table',
    head: [
      textIn(source, { zh: '返回码', en: 'Code' }),
      'HTTP',
      textIn(source, { zh: '含义', en: 'Meaning' }),
      textIn(source, { zh: '是否计费', en: 'Charge' }),
      textIn(source, { zh: '如何处理', en: 'What to do' }),
    ],
    rows: notes.map(({ code, status, message, isCharged, advice }) => [
      `\`${code}\``,
      String(status),
      message,
      isCharged ? yes : no,
      advice,
    ]),
  };
}
