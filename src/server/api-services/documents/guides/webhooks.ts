import type { Block } from '../../../../contract/api-services/documents/blocks.ts';
import {
  DELIVERY_LOG_DAYS,
  DELIVERY_TIMEOUT_MS,
  ENDPOINTS_MAX,
  OLD_SECRET_HOURS,
  RETRY_DELAYS_S,
  WEBHOOK_SECRET_VARIABLE,
  webhookEventTypes,
  webhookHeaders,
} from '../../../../contract/api-services/webhooks/rules.ts';
import { eventDocuments, exampleBody } from '../../webhooks/event-documents.ts';
import { type DocumentSource, textIn } from '../documented.ts';
import { fieldRowsOf } from '../folds/field-rows.ts';
import { parseJson } from '../folds/json-schema.ts';
import { webhookSamples } from '../samples/webhook-samples.ts';
import { webhookVector } from '../samples/webhook-vector.ts';
import { blockMakers, type Guide } from './guide.ts';

export const webhooks: Guide = {
  title: { zh: 'Webhook', en: 'Webhooks' },
  summary: {
    zh: '发生变化时由我们通知您的服务器：次数将尽、密钥到期、接口停用、车架号人工识别答复。',
    en: 'We notify your server when something happens: units run low, a key is about to expire, an interface is deprecated or a VIN request is answered.',
  },
  blocks: (source) => [
    ...setUpBlocks(source),
    ...eventBlocks(source),
    ...verificationBlocks(source),
    ...deliveryBlocks(source),
  ],
};

function setUpBlocks(source: DocumentSource): Block[] {
  const { steps, text } = blockMakers(source);
  return [
    text(
      '我们向您的地址发送 POST 请求，格式与签名遵循 [Standard Webhooks](https://www.standardwebhooks.com/)，可直接使用其各语言的库。',
      'We send POST requests to your endpoint. Format and signatures follow [Standard Webhooks](https://www.standardwebhooks.com/), so you can use its libraries as they are.',
    ),
    steps(
      [
        `在[我的 API 服务](/user/api?tab=webhooks)新建地址（最多 ${ENDPOINTS_MAX} 个）：公网 https，并选择事件。`,
        `Create an endpoint under [My API services](/user/api?tab=webhooks) (${ENDPOINTS_MAX} at most): enter a public https address and choose events.`,
      ],
      [
        '保存 `whsec_` 开头的签名密钥。它只显示一次。',
        'Save the signing secret, which starts with `whsec_`. It is shown only once.',
      ],
      ['点击“发送测试”，并在投递记录中查看响应。', 'Choose “Send test” and check the response in the delivery log.'],
    ),
  ];
}

function eventBlocks(source: DocumentSource): Block[] {
  const { heading, text, code } = blockMakers(source);
  return [
    heading('events', '事件', 'Events'),
    text(
      '请求体都有 `type`、`timestamp`（事件发生的时间）与 `data`。时间均为 UTC。以后可能增加字段，请忽略不认识的字段与事件。',
      'Every body contains `type`, `timestamp` (when the event happened) and `data`. Times are in UTC. Fields may be added later: ignore fields and events you do not know.',
    ),
    ...webhookEventTypes.flatMap((type): Block[] => [
      heading(`event-${type}`, eventDocuments[type].title.zh, eventDocuments[type].title.en),
      { kind: 'text', text: `\`${type}\`: ${textIn(source, eventDocuments[type].when)}` },
      { kind: 'fields', isRequest: false, rows: fieldRowsOf(eventDocuments[type].data, type, source.language) },
      code('json', JSON.stringify(parseJson(exampleBody(type)), null, 2)),
    ]),
  ];
}

function verificationBlocks(source: DocumentSource): Block[] {
  const { heading, text, steps, note, code, pick } = blockMakers(source);
  const row = (name: string, zh: string, en: string) => [`\`${name}\``, pick(zh, en)];
  return [
    heading('verification', '验证签名', 'Verify the signature'),
    text(
      '任何人都可能向您的地址发送请求：处理之前请先验证。',
      'Anyone can send requests to your endpoint. Verify each one before you process it.',
    ),
    {
      kind: 'table',
      head: [pick('请求头', 'Header'), pick('说明', 'Description')],
      rows: [
        row(
          webhookHeaders.id,
          '事件编号，重试与重发时不变',
          'The event ID, unchanged when the event is retried or resent',
        ),
        row(webhookHeaders.timestamp, '发送时间，1970 年以来的秒数', 'When it was sent, as Unix time in seconds'),
        row(
          webhookHeaders.signature,
          '一个或多个签名，以空格分开，形如 `v1,` 加 Base64',
          'One or more signatures separated by spaces, each `v1,` followed by Base64',
        ),
      ],
    },
    steps(
      ['拒绝与当前时间相差超过 300 秒的请求。', 'Refuse requests whose timestamp is more than 300 seconds off.'],
      [
        '用英文句点连接事件编号、时间与请求体原文。请使用收到的原始字节，不要重新序列化。',
        'Join event ID, timestamp and body with full stops. Use the bytes of the body as received; do not serialise it again.',
      ],
      [
        '密钥去掉 `whsec_` 后按 Base64 解码，计算 HMAC-SHA256，结果转为 Base64。',
        'Remove `whsec_` from the secret and decode the rest as Base64. Compute HMAC-SHA256 with it and encode the result as Base64.',
      ],
      [
        '与请求头中的每个签名做固定时间的比较，有一个相同即为真。',
        'Compare the result with each signature in the header in constant time. One match is enough.',
      ],
    ),
    note(
      `轮换密钥后的 ${OLD_SECRET_HOURS} 小时内，每个请求同时带有新旧两个密钥的签名。`,
      `For ${OLD_SECRET_HOURS} hours after a rotation, every request carries signatures of both secrets.`,
    ),
    heading('receivers', '示例', 'Samples'),
    code('bash', `export ${WEBHOOK_SECRET_VARIABLE}=whsec_...`),
    { kind: 'samples', anchor: 'receivers-code', samples: [...webhookSamples] },
    heading('webhook-vector', '验证您的实现', 'Check your implementation'),
    text(
      'Standard Webhooks 公布的例子（时间已过，比对签名时请跳过时间检查）：',
      'The example published by Standard Webhooks. Its timestamp has passed, so skip the time check:',
    ),
    {
      kind: 'table',
      head: [],
      rows: [
        [pick('密钥', 'Secret'), `\`${webhookVector.secret}\``],
        [`\`${webhookHeaders.id}\``, `\`${webhookVector.id}\``],
        [`\`${webhookHeaders.timestamp}\``, `\`${webhookVector.timestamp}\``],
        [pick('请求体', 'Body'), `\`${webhookVector.body}\``],
        [`\`${webhookHeaders.signature}\``, `\`${webhookVector.signature}\``],
      ],
    },
  ];
}

const MS_PER_S = 1_000;

function deliveryBlocks(source: DocumentSource): Block[] {
  const { heading, text, points, pick } = blockMakers(source);
  const seconds = DELIVERY_TIMEOUT_MS / MS_PER_S;
  return [
    heading('delivery', '投递与重试', 'Delivery and retries'),
    points(
      [
        `${seconds} 秒内返回 2xx 即为成功。请先保存事件再处理，不要让我们等待。`,
        `A 2xx response within ${seconds} seconds counts as success. Store the event first and process it later.`,
      ],
      [
        '每个事件至少投递一次，可能重复：请用 `webhook-id` 去重。顺序不保证，请以 `timestamp` 为准。',
        'Events are delivered at least once and may arrive twice: use `webhook-id` to detect duplicates. Order is not guaranteed: go by `timestamp`.',
      ],
      ['不跟随重定向，只连接公网地址。', 'Redirects are not followed. Only public addresses are called.'],
      [
        '其他响应与超时都会按下表重试，约 3 天；每次间隔有 20% 的随机浮动。',
        'Any other response, or a timeout, is retried as listed below for about three days. Each interval varies randomly by up to 20%.',
      ],
      [
        '返回 410 时，该地址立即停用；3 天内没有一次成功，也会停用，并记入操作日志。',
        'A 410 response turns the endpoint off immediately. It is also turned off if no delivery succeeds for three days; this is recorded in the operation log.',
      ],
      [
        `投递记录保留 ${DELIVERY_LOG_DAYS} 天，可重发单个事件，或重发某个时间以来失败的全部事件。`,
        `The delivery log is kept for ${DELIVERY_LOG_DAYS} days. You can resend a single event, or all events that failed since a given time.`,
      ],
    ),
    {
      kind: 'table',
      head: [pick('第几次', 'Attempt'), pick('距上次', 'After the previous one')],
      rows: [
        ['1', pick('立即', 'immediately')],
        ...RETRY_DELAYS_S.map((delay, index) => [String(index + 2), durationText(delay, pick)]),
      ],
    },
    text(
      '全部失败后不再自动投递，可在投递记录中重发。',
      'After the last attempt nothing more is sent automatically. Resend the event from the delivery log.',
    ),
  ];
}

function durationText(seconds: number, pick: (zh: string, en: string) => string): string {
  if (seconds < 60) return pick(`${seconds} 秒`, `${seconds} s`);
  if (seconds < 3_600) return pick(`${seconds / 60} 分钟`, `${seconds / 60} min`);
  return pick(`${seconds / 3_600} 小时`, `${seconds / 3_600} h`);
}
