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
    en: 'We tell your server when something happens: units run out, a key ends, an interface is deprecated, a VIN request is answered.',
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
      'We send a POST to your endpoint. Format and signatures follow [Standard Webhooks](https://www.standardwebhooks.com/), so that its libraries work as they are.',
    ),
    steps(
      [
        `在[我的 API 服务](/user/api?tab=webhooks)新建地址（最多 ${ENDPOINTS_MAX} 个）：公网 https，并选择事件。`,
        `Add an endpoint under [My API services](/user/api?tab=webhooks), ${ENDPOINTS_MAX} at most: a public https address and its events.`,
      ],
      [
        '保存 `whsec_` 开头的签名密钥。它只显示一次。',
        'Keep the secret, which begins with `whsec_`. It is shown once.',
      ],
      ['点击“发送测试”，并在投递记录中查看响应。', 'Click “Send a test” and read the answer in the delivery log.'],
    ),
  ];
}

function eventBlocks(source: DocumentSource): Block[] {
  const { heading, text, code } = blockMakers(source);
  return [
    heading('events', '事件', 'Events'),
    text(
      '请求体都有 `type`、`timestamp`（事件发生的时间）与 `data`。时间均为 UTC。以后可能增加字段，请忽略不认识的字段与事件。',
      'Every body has `type`, `timestamp` (when it happened) and `data`. Times are in UTC. Fields may be added: ignore fields and events that you do not know.',
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
      'Anyone can send requests to your endpoint: verify each before you act on it.',
    ),
    {
      kind: 'table',
      head: [pick('请求头', 'Header'), pick('说明', 'Description')],
      rows: [
        row(webhookHeaders.id, '事件编号，重试与重发时不变', 'The id of the event, the same when it is sent again'),
        row(webhookHeaders.timestamp, '发送时间，1970 年以来的秒数', 'When it was sent, in seconds since 1970'),
        row(
          webhookHeaders.signature,
          '一个或多个签名，以空格分开，形如 `v1,` 加 Base64',
          'One or more signatures, separated by spaces: `v1,` and Base64',
        ),
      ],
    },
    steps(
      ['拒绝与当前时间相差超过 300 秒的请求。', 'Refuse a request whose time is more than 300 seconds off.'],
      [
        '用英文句点连接事件编号、时间与请求体原文。请使用收到的原始字节，不要重新序列化。',
        'Join id, time and body with full stops. Use the bytes of the body as received, not serialised anew.',
      ],
      [
        '密钥去掉 `whsec_` 后按 Base64 解码，计算 HMAC-SHA256，结果转为 Base64。',
        'Decode the secret after `whsec_` from Base64, compute HMAC-SHA256 with it, and encode the result in Base64.',
      ],
      [
        '与请求头中的每个签名做固定时间的比较，有一个相同即为真。',
        'Compare it with each signature of the header, in constant time: one that is equal is enough.',
      ],
    ),
    note(
      `轮换密钥后的 ${OLD_SECRET_HOURS} 小时内，每个请求同时带有新旧两个密钥的签名。`,
      `For ${OLD_SECRET_HOURS} hours after a rotation every request carries the signatures of both secrets.`,
    ),
    heading('receivers', '示例', 'Samples'),
    code('bash', `export ${WEBHOOK_SECRET_VARIABLE}=whsec_...`),
    { kind: 'samples', anchor: 'receivers-code', samples: [...webhookSamples] },
    heading('webhook-vector', '验证您的实现', 'Check your implementation'),
    text(
      'Standard Webhooks 公布的例子（时间已过，比对签名时请跳过时间检查）：',
      'The example of Standard Webhooks; its time has passed, so leave that check out:',
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
        `An answer of 2xx within ${seconds} seconds is success. Store the event first and work on it later.`,
      ],
      [
        '每个事件至少投递一次，可能重复：请用 `webhook-id` 去重。顺序不保证，请以 `timestamp` 为准。',
        'Events are delivered at least once and may come twice: use `webhook-id` as the idempotency key. Their order is not guaranteed: go by `timestamp`.',
      ],
      ['不跟随重定向，只连接公网地址。', 'Redirects are not followed, and only public addresses are called.'],
      [
        '其他响应与超时都会按下表重试，约 3 天；每次间隔有 20 % 的随机浮动。',
        'Any other answer, and none, is tried again as below, for about three days. Each wait is up to 20 % shorter or longer.',
      ],
      [
        '返回 410 时，该地址立即停用；3 天内没有一次成功，也会停用，并记入操作日志。',
        'An answer of 410 turns the endpoint off at once. It is also turned off when nothing has succeeded over the three days; the operation log says so.',
      ],
      [
        `投递记录保留 ${DELIVERY_LOG_DAYS} 天，可重发单个事件，或重发某个时间以来失败的全部事件。`,
        `The delivery log is kept for ${DELIVERY_LOG_DAYS} days. You can resend one event, or all that have failed since a time.`,
      ],
    ),
    {
      kind: 'table',
      head: [pick('第几次', 'Attempt'), pick('距上次', 'After the one before')],
      rows: [
        ['1', pick('立即', 'at once')],
        ...RETRY_DELAYS_S.map((delay, index) => [String(index + 2), durationText(delay, pick)]),
      ],
    },
    text(
      '全部失败后不再自动投递，可在投递记录中重发。',
      'When all have failed, nothing more is sent by itself: resend it from the delivery log.',
    ),
  ];
}

function durationText(seconds: number, pick: (zh: string, en: string) => string): string {
  if (seconds < 60) return pick(`${seconds} 秒`, `${seconds} s`);
  if (seconds < 3_600) return pick(`${seconds / 60} 分钟`, `${seconds / 60} min`);
  return pick(`${seconds / 3_600} 小时`, `${seconds / 3_600} h`);
}
