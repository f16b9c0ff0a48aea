import type { Parameter, ParameterType } from '../../../contract/api-services/parameters.ts';
import type { WebhookEventType } from '../../../contract/api-services/webhooks/rules.ts';
import type { Text } from '../documents/documented.ts';
import { exampleValue } from '../documents/folds/json-schema.ts';
import { webhookBody } from './send-webhook.ts';

/** An event as the documents describe it; a test compares the fields with what is sent. */
export interface EventDocument {
  title: Text;
  /** When it is sent. */
  when: Text;
  /** The fields of `data`. */
  data: readonly Parameter[];
}

/** `empty`: the field may be null. */
function field(name: string, type: ParameterType, [desc, descEn, example, empty]: [string, string, string, 'empty'?]) {
  return { name, type, empty: empty !== undefined, desc, descEn, example, children: [] };
}

export const eventDocuments: Readonly<Record<WebhookEventType, EventDocument>> = {
  'quota.threshold': {
    title: { zh: '次数用量提醒', en: 'Units nearly or fully used' },
    when: {
      zh: '一笔次数用到 80 % 与 100 % 时，各一次。',
      en: 'When 80 % and when 100 % of a grant of units are used: once each.',
    },
    data: [
      field('threshold', 'integer', ['百分比：80 或 100', 'Per cent: 80 or 100', '80']),
      field('grantId', 'integer', ['这笔次数的编号', 'The number of the grant', '17']),
      field('interfaceCode', 'string', [
        '接口；null 为全部接口',
        'The interface; null for all',
        'vinToVehicle',
        'empty',
      ]),
      field('units', 'integer', ['这笔次数的总数', 'The units of the grant', '10000']),
      field('used', 'integer', ['已用的次数', 'The units used', '8000']),
      field('unitsLeft', 'integer', ['含其他各笔在内的剩余次数', 'Units left, with those of other grants', '2000']),
      field('startsAt', 'string', ['开始时间', 'The start', '2026-11-01T00:00:00.000Z']),
      field('expiresAt', 'string', ['截止时间', 'The end', '2027-11-01T00:00:00.000Z']),
    ],
  },
  'key.expiring': {
    title: { zh: '密钥即将到期', en: 'A key is about to end' },
    when: { zh: '密钥到期前 7 天与 1 天，各一次。', en: 'Seven days and one day before a key ends: once each.' },
    data: [
      field('keyId', 'integer', ['密钥的编号', 'The number of the key', '7']),
      field('accessId', 'string', ['签名请求使用的密钥编号', 'The id in signed requests', 'ak0123456789abcdef01']),
      field('name', 'string', ['密钥的名称', 'The name of the key', 'ERP']),
      field('mode', 'string', ['live 正式，test 测试', 'live or test', 'live']),
      field('daysBefore', 'integer', ['7 或 1', '7 or 1', '7']),
      field('expiresAt', 'string', ['到期时间', 'When it ends', '2026-12-01T15:59:59.000Z']),
    ],
  },
  'interface.deprecated': {
    title: { zh: '接口停用预告', en: 'An interface is deprecated' },
    when: {
      zh: '您调用过、或有其密钥或次数的接口宣布停用，或停用日期变更时。',
      en: 'When an interface that you have called, or have a key or units for, is deprecated, or its last day changes.',
    },
    data: [
      field('interfaceCode', 'string', ['接口', 'The interface', 'vinToVehicle']),
      field('deprecatedAt', 'string', ['宣布停用的时间', 'When it was deprecated', '2026-11-20T02:00:00.000Z']),
      field('sunsetOn', 'string', ['下线日期（北京时间）', 'The day it ends, in Beijing', '2027-05-31']),
      field('replacementCode', 'string', ['替代接口', 'What replaces it', 'vinBatch', 'empty']),
    ],
  },
  'vin_request.answered': {
    title: { zh: '车架号人工识别已答复', en: 'A VIN request is answered' },
    when: {
      zh: '您或子账号提交的 车架号人工识别得到答复时。',
      en: 'When the staff has answered a VIN request of your account or one of its sub accounts.',
    },
    data: [
      field('requestId', 'integer', ['任务的编号', 'The number of the request', '42']),
      field('vin', 'string', ['VIN', 'The VIN', 'LSVNA2CJ1K2113527']),
      field('outcome', 'string', ['found 已找到，notFound 未找到', 'found or notFound', 'found']),
      field('vehicleId', 'integer', ['车型编号', 'The vehicle', '12', 'empty']),
      field('reason', 'string', ['未找到的原因', 'Why nothing was found', '', 'empty']),
      field('requestedBy', 'string', ['提交的账号', 'The account that asked', 'mechanic']),
      field('requestedAt', 'string', ['提交时间', 'When it was asked', '2026-11-20T01:30:00.000Z']),
      field('answeredAt', 'string', ['答复时间', 'When it was answered', '2026-11-20T01:42:00.000Z']),
    ],
  },
  test: {
    title: { zh: '测试', en: 'Test' },
    when: { zh: '您在页面上点击“发送测试”时。', en: 'When you click “Send a test”.' },
    data: [
      field('endpointId', 'integer', ['地址的编号', 'The number of the endpoint', '3']),
      field('text', 'string', ['说明', 'A text', 'It works.']),
    ],
  },
};

const HAPPENED_AT = '2026-11-20T02:00:00.000Z';

/** The example of an event, with the bytes as they are sent. */
export function exampleBody(kind: WebhookEventType): string {
  const { data } = eventDocuments[kind];
  const values = data.map(({ name, type, example }) => [name, exampleValue(example, type) ?? null]);
  return webhookBody({ kind, createdAt: HAPPENED_AT, data: Object.fromEntries(values) });
}
