import { API_BODY_MAX_BYTES } from '../../../../contract/api-services/definition.ts';
import { IDEMPOTENCY_KEY_MAX } from '../../../../contract/api-services/idempotency-key.ts';
import { FAILURES_PER_MINUTE, USAGE_DAYS_DEFAULT } from '../../../../contract/api-services/usage/rules.ts';
import { IDEMPOTENCY_HOURS } from '../../../../contract/api-services/wire.ts';
import { PRICE_LIST_UPLOAD } from '../../../../contract/imports/rules.ts';
import { rateLimitHeaders } from '../../gateway/rate-limit-headers.ts';
import { errorTable } from '../folds/reference-page.ts';
import { blockMakers, type Guide } from './guide.ts';

const BYTES_PER_KB = 1024;

export const errors: Guide = {
  title: { zh: '返回码', en: 'Response codes' },
  summary: {
    zh: '每个返回码的含义、是否计费与处理办法。',
    en: 'What each code means, whether the call is charged, and how to fix it.',
  },
  blocks(source) {
    const { text, points, heading } = blockMakers(source);
    return [
      text(
        'HTTP 状态码如实反映结果：2xx 为已处理，4xx 请修改请求，429 请稍候，5xx 请重试。**只有返回了数据的成功响应才计费。**',
        'HTTP status codes mean what they say: 2xx was processed; for 4xx, change the request; for 429, wait; for 5xx, try again. **You are charged only for successful responses with data.**',
      ),
      heading('codes', '返回码列表', 'All codes'),
      errorTable(source, source.errorCodes),
      heading('retry', '何时重试', 'When to retry'),
      points(
        ['429 与 503：等待 `Retry-After` 秒后重试。', '429 and 503: wait for the number of seconds in `Retry-After`.'],
        [
          '500、502、504 与断线：带上同一个 `Idempotency-Key` 重试，间隔 1、2、4、8 秒。',
          '500, 502, 504 and lost connections: retry with the same `Idempotency-Key` after 1, 2, 4 and 8 seconds.',
        ],
        ['其他 4xx：修改请求前不要重试。', 'Other 4xx: do not retry until you have changed the request.'],
      ),
    ];
  },
};

export const limits: Guide = {
  title: { zh: '限额与响应头', en: 'Limits and response headers' },
  summary: {
    zh: '每秒、每日与请求大小的限额，以及告诉您还剩多少的响应头。',
    en: 'Limits per second, per day and on request size, and the headers that show what is left.',
  },
  blocks(source) {
    const { text, heading, code, pick, points } = blockMakers(source);
    return [
      points(
        [
          '每秒与每日次数：按客户与接口设定，密钥还可以有更低的限额。',
          'Calls per second and per day are limited by customer and interface. A key can have lower limits.',
        ],
        ['测试密钥的限额更低。', 'Test keys have lower limits.'],
        [
          `请求体最大 ${API_BODY_MAX_BYTES / BYTES_PER_KB} kB；上传价目表（${PRICE_LIST_UPLOAD}）每次最大 4 MB，文件可分多次上传。`,
          `A request body can be up to ${API_BODY_MAX_BYTES / BYTES_PER_KB} kB. A price list upload (${PRICE_LIST_UPLOAD}) can be up to 4 MB per request; larger files are sent in parts.`,
        ],
        ['一天从北京时间 0 点开始。', 'A day starts at midnight, Beijing time.'],
        [
          `同一网络（IPv4 地址，或 IPv6 的 /64）每分钟密钥缺失或无效的请求超过 ${FAILURES_PER_MINUTE} 次时，这类请求返回 301223；有效密钥不受影响。`,
          `More than ${FAILURES_PER_MINUTE} requests per minute with a missing or invalid key from one network get code 301223 (an IPv4 address, or the /64 of an IPv6 address). Valid keys are not affected.`,
        ],
      ),
      heading('headers', '响应头', 'Response headers'),
      code('http', exampleHeaders()),
      {
        kind: 'table',
        head: [pick('响应头', 'Header'), pick('说明', 'Description')],
        rows: [
          [
            '`RateLimit`',
            pick(
              '每项限额一组：`second` 每秒，`day` 每日，`key-second` 与 `key-day` 为密钥自己的限额。`r` 为剩余次数，`t` 为多少秒后重置',
              'One group per limit: `second`, `day`, and `key-second` and `key-day` for the key’s own limits. `r` is the number of calls left, `t` the seconds until reset',
            ),
          ],
          [
            '`RateLimit-Policy`',
            pick('`q` 为限额，`w` 为时间窗（秒）', '`q` is the limit, `w` the time window in seconds'),
          ],
          ['`Retry-After`', pick('429 与 503 时：多少秒后重试', 'With 429 and 503: seconds to wait before retrying')],
          ['`Deprecation`', pick('接口已弃用：弃用的时间', 'When the interface was deprecated')],
          [
            '`Sunset`',
            pick('接口下线的时间，此后不再响应', 'When the interface is retired. It does not respond after that'),
          ],
        ],
      },
      heading('usage', '查询用量', 'Usage'),
      text(
        `\`GET /api/usage\` 用同一密钥按天与接口查询用量：默认最近 ${USAGE_DAYS_DEFAULT} 天，可用 \`from\` 与 \`to\` 指定日期；带 \`Accept: text/csv\` 时返回 CSV。剩余次数见[我的接口](/user/interfaces)。`,
        `\`GET /api/usage\` with the same key returns usage by day and interface for the last ${USAGE_DAYS_DEFAULT} days, or between \`from\` and \`to\`. Send \`Accept: text/csv\` for CSV. Units left are shown under [My interfaces](/user/interfaces).`,
      ),
      code('bash', `curl -sS ${source.origin}/api/usage -H "Authorization: Bearer $EPC_API_KEY"`),
    ];
  },
};

export const idempotency: Guide = {
  title: { zh: '幂等与重试', en: 'Idempotency and retries' },
  summary: {
    zh: '网络中断后放心重试：同一个幂等键只计费一次。',
    en: 'Retry safely after a lost connection: an idempotency key is charged only once.',
  },
  blocks(source) {
    const { text, heading, code, points } = blockMakers(source);
    return [
      text(
        '为每个操作生成一个随机值，放在请求头 `Idempotency-Key` 中，重试时使用同一个值。',
        'Generate a random value for each operation, send it in the `Idempotency-Key` header, and use the same value for every retry.',
      ),
      code('http', 'Idempotency-Key: 7b0c4e0e-52a4-4d0d-9f7e-5d1f0c6a2b11'),
      heading('rules', '规则', 'Rules'),
      points(
        [
          `${IDEMPOTENCY_HOURS} 小时内重复的请求得到第一次的响应，\`charge.reason\` 为 \`repeated\`，不再计费。`,
          `Within ${IDEMPOTENCY_HOURS} hours a repeated request gets the first response again. \`charge.reason\` is \`repeated\`, and nothing is charged.`,
        ],
        [
          '同一个值用于不同的请求体：拒绝，状态 422。',
          'Using the same value with a different body is refused with status 422.',
        ],
        [
          '第一次请求仍在处理：拒绝，状态 409，稍后重试。',
          'While the first request is in progress, repeats are refused with status 409. Try again shortly.',
        ],
        [
          `值为 1 到 ${IDEMPOTENCY_KEY_MAX} 个字母、数字、下划线或短横线。`,
          `A value has 1 to ${IDEMPOTENCY_KEY_MAX} letters, digits, underscores or hyphens.`,
        ],
      ),
    ];
  },
};

/** As the gateway writes them. */
function exampleHeaders(): string {
  const limits = [
    { name: 'second', points: 20, remaining: 19, resetS: 1 },
    { name: 'day', points: 20_000, remaining: 19_999, resetS: 43_200 },
  ] as const;
  const headers = rateLimitHeaders(
    limits.map(({ name, points, ...state }) => ({ ...state, limit: { name, points, window: name, key: '' } })),
  );
  return `RateLimit: ${headers.ratelimit}\nRateLimit-Policy: ${headers['ratelimit-policy']}\nRetry-After: 1`;
}
