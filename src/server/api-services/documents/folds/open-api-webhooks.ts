import { guidePath } from '../../../../contract/api-services/documents/rules.ts';
import { webhookEventTypes, webhookHeaders } from '../../../../contract/api-services/webhooks/rules.ts';
import { type EventDocument, eventDocuments, exampleBody } from '../../webhooks/event-documents.ts';
import { type DocumentSource, textIn } from '../documented.ts';
import { type Json, objectSchemaOf, parseJson } from './json-schema.ts';

export function webhookTag(source: DocumentSource): { name: string; description: string } {
  return {
    name: 'Webhooks',
    description: textIn(source, { zh: '我们发往您的地址的事件', en: 'Events that we post to your endpoints' }),
  };
}

/** The section `webhooks` of the OpenAPI document: what an endpoint receives. */
export function openApiWebhooks(source: DocumentSource): Json {
  return Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: `webhook_${type.replace('.', '_')}`,
          summary: textIn(source, eventDocuments[type].title),
          description: textIn(source, eventDocuments[type].when),
          tags: [webhookTag(source).name],
          externalDocs: { url: `${source.origin}${guidePath('webhooks')}` },
          // Signed instead: an endpoint gets no key of the customer.
          security: [],
          parameters: headerParameters(source),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaOf(source, type, eventDocuments[type]),
                example: parseJson(exampleBody(type)),
              },
            },
          },
          responses: {
            '2XX': { description: textIn(source, { zh: '已收到', en: 'Received' }) },
            410: {
              description: textIn(source, {
                zh: '不再接收：停用该地址',
                en: 'No longer wanted: the endpoint is turned off',
              }),
            },
            default: { description: textIn(source, { zh: '稍后重试', en: 'It is tried again later' }) },
          },
        },
      },
    ]),
  );
}

function schemaOf({ language }: DocumentSource, type: string, { data }: EventDocument): Json {
  return {
    type: 'object',
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', format: 'date-time' },
      data: objectSchemaOf(data, { language, isRequest: false }),
    },
    required: ['type', 'timestamp', 'data'],
  };
}

function headerParameters(source: DocumentSource): Json[] {
  const header = (name: string, zh: string, en: string) => ({
    name,
    in: 'header',
    required: true,
    description: textIn(source, { zh, en }),
    schema: { type: 'string' },
  });
  return [
    header(
      webhookHeaders.id,
      '事件编号，重发时不变：用作幂等键',
      'The id of the event, the same when it is sent again',
    ),
    header(webhookHeaders.timestamp, '发送时间，1970 年以来的秒数', 'When it was sent, in seconds since 1970'),
    header(webhookHeaders.signature, '签名，以空格分开', 'Signatures, separated by spaces'),
  ];
}
