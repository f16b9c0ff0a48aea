import { addressOf } from '../../../../contract/api-services/definition.ts';
import { referencePath } from '../../../../contract/api-services/documents/rules.ts';
import { IDEMPOTENCY_KEY_MAX, IDEMPOTENCY_KEY_PATTERN } from '../../../../contract/api-services/idempotency-key.ts';
import {
  classNameOf,
  type DocumentedInterface,
  type DocumentSource,
  errorCodesOf,
  nameOf,
  summaryOf,
  textIn,
} from '../documented.ts';
import { type Json, objectSchemaOf, parseJson } from './json-schema.ts';
import { signatureSchemes } from './open-api-security.ts';
import { openApiWebhooks, webhookTag } from './open-api-webhooks.ts';

/** The OpenAPI 3.1 document of the interfaces. */
export function openApiOf(source: DocumentSource): Json {
  const { interfaces, language, origin } = source;
  const tags = [...new Map(interfaces.map((one) => [classNameOf(one, language), one])).keys()];
  return {
    openapi: '3.1.0',
    info: {
      title: textIn(source, { zh: '配件目录 API', en: 'Parts catalogue API' }),
      version: '1.0.0',
      description: textIn(source, {
        zh: '车型、配件、OE 号、价格与保养数据的接口。说明、签名方法与错误码见 /service。',
        en: 'Interfaces for vehicles, parts, OE numbers, prices and maintenance. Guides, the signing recipe and the error codes are at /service.',
      }),
      contact: { name: 'API', url: `${origin}/cooperation` },
    },
    servers: [{ url: origin }],
    tags: [
      ...tags.map((name) => ({
        name,
        description: textIn(source, { zh: `${name}类接口`, en: `Interfaces of the class ${name}` }),
      })),
      webhookTag(source),
    ],
    security: [{ bearer: [] }, { appCode: [] }, signatureRequirement],
    paths: Object.fromEntries(interfaces.map((one) => [addressOf(one.code), { post: operationOf(source, one) }])),
    webhooks: openApiWebhooks(source),
    components: {
      securitySchemes: securitySchemes(source),
      headers: responseHeaders(source),
      schemas: { Refusal: envelopeSchema({ type: ['object', 'null'] }), Charge: chargeSchema },
    },
    externalDocs: { url: `${origin}/service` },
  };
}

const signatureRequirement = Object.fromEntries(Object.keys(signatureSchemes).map((name) => [name, []]));

function securitySchemes(source: DocumentSource): Json {
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: textIn(source, {
        zh: '请求头 Authorization: Bearer 加密钥',
        en: 'The header Authorization: Bearer and the key',
      }),
    },
    appCode: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: textIn(source, { zh: 'APPCODE 加空格与密钥', en: 'APPCODE, a space and the key' }),
    },
    ...Object.fromEntries(
      Object.entries(signatureSchemes).map(([scheme, { name, description }]) => [
        scheme,
        { type: 'apiKey', in: 'header', name, description: textIn(source, description) },
      ]),
    ),
  };
}

function operationOf(source: DocumentSource, one: DocumentedInterface): Json {
  const { language, origin } = source;
  const { definition, code, status } = one;
  const body = objectSchemaOf(definition.body, { language, isRequest: true });
  const request = parseJson(definition.requestExample);
  return {
    operationId: code,
    summary: nameOf(one, language),
    description: summaryOf(one, language) || nameOf(one, language),
    tags: [classNameOf(one, language)],
    ...(status === 'deprecated' ? { deprecated: true } : {}),
    'x-charge': { rule: definition.rule, count: definition.count },
    externalDocs: { url: `${origin}${referencePath(code)}` },
    parameters: [idempotencyParameter(source), ...definition.headers.map((header) => headerParameter(source, header))],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: body, ...(request === undefined ? {} : { example: request }) },
      },
    },
    responses: responsesOf(source, one),
  };
}

function headerParameter(
  { language }: DocumentSource,
  header: DocumentedInterface['definition']['headers'][number],
): Json {
  const { properties } = objectSchemaOf([{ ...header, empty: false }], { language, isRequest: true });
  const schema = Object.values(properties ?? {})[0];
  return {
    name: header.name,
    in: 'header',
    required: !header.empty,
    description: language === 'en' ? header.descEn : header.desc,
    schema,
  };
}

function idempotencyParameter(source: DocumentSource): Json {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: textIn(source, {
      zh: '重试时使用同一个值：24 小时内重复的请求返回第一次的响应，不再计费',
      en: 'The same value for every retry: a repeated request within 24 hours gets the first answer and is not charged again',
    }),
    schema: { type: 'string', pattern: `^${IDEMPOTENCY_KEY_PATTERN}$`, minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX },
  };
}

function responsesOf(source: DocumentSource, one: DocumentedInterface): Json {
  const { definition } = one;
  const result = objectSchemaOf(definition.response, { language: source.language, isRequest: false });
  const example = parseJson(definition.responseExample);
  const codes = errorCodesOf(source, one);
  const refusals = [...new Set(codes.map(({ status }) => status))].filter((status) => status !== 200).sort();
  const lines = (status: number) =>
    codes.filter((each) => each.status === status).map(({ code, message }) => `${code} ${message}`);
  return {
    200: {
      description: [textIn(source, { zh: '成功', en: 'Success' }), ...lines(200)].join('; '),
      headers: headerReferences,
      content: {
        'application/json': {
          schema: envelopeSchema({ anyOf: [result, { type: 'null' }] }),
          ...(example === undefined ? {} : { example }),
        },
      },
    },
    ...Object.fromEntries(
      refusals.map((status) => [
        status,
        {
          description: lines(status).join('; '),
          headers: headerReferences,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
    ),
  };
}

const headerNames = { RateLimit: 'RateLimit', RateLimitPolicy: 'RateLimit-Policy', RetryAfter: 'Retry-After' } as const;
const headerReferences = Object.fromEntries(
  Object.entries(headerNames).map(([key, name]) => [name, { $ref: `#/components/headers/${key}` }]),
);

function responseHeaders(source: DocumentSource): Json {
  const header = (description: string) => ({ description, schema: { type: 'string' } });
  return {
    RateLimit: header(
      textIn(source, { zh: '剩余次数与重置时间', en: 'What is left of the limit, and when it resets' }),
    ),
    RateLimitPolicy: header(textIn(source, { zh: '限额与时间窗', en: 'The limit and its window' })),
    RetryAfter: header(textIn(source, { zh: '多少秒后重试', en: 'Seconds to wait before a retry' })),
  };
}

const chargeSchema: Json = {
  type: 'object',
  properties: {
    count: { type: 'integer', minimum: 0 },
    reason: { type: 'string', enum: ['charged', 'free', 'empty', 'error', 'repeated', 'test'] },
    remaining: { type: ['integer', 'null'], minimum: 0 },
  },
  required: ['count', 'reason', 'remaining'],
};

function envelopeSchema(result: Json): Json {
  const text = { type: 'string' };
  const charge = { $ref: '#/components/schemas/Charge' };
  return {
    type: 'object',
    properties: { code: text, message: text, result, requestId: text, charge },
    required: ['code', 'message', 'result', 'requestId', 'charge'],
  };
}
