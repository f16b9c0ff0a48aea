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
  title: { zh: '返回码', en: 'Codes' },
  summary: {
    zh: '每个返回码的含义、是否计费与处理办法。',
    en: 'What each code means, whether it is charged, and what to do.',
  },
  blocks(source) {
    const { text, points, heading } = blockMakers(source);
    return [
      text(
        'HTTP 状态码如实反映结果：2xx 为已处理，4xx 请修改请求，429 请稍候，5xx 请重试。**只有返回了数据的成功响应才计费。**',
        'The HTTP status is honest: 2xx was handled, 4xx means change the request, 429 wait, 5xx try again. **Only a successful answer with data is charged.**',
      ),
      heading('codes', '返回码列表', 'All codes'),
      errorTable(source, source.errorCodes),
      heading('retry', '何时重试', 'When to retry'),
      points(
        ['429 与 503：等待 `Retry-After` 秒后重试。', '429 and 503: wait for the seconds of `Retry-After`.'],
        [
          '500、502、504 与断线：带上同一个 `Idempotency-Key` 重试，间隔 1、2、4、8 秒。',
          '500, 502, 504 and lost connections: retry with the same `Idempotency-Key` after 1, 2, 4 and 8 seconds.',
        ],
        ['其他 4xx：修改请求前不要重试。', 'Other 4xx: do not retry before the request is changed.'],
      ),
    ];
  },
};

export const limits: Guide = {
  title: { zh: '限额与响应头', en: 'Limits and headers' },
  summary: {
    zh: '每秒、每日与请求大小的限额，以及告诉您还剩多少的响应头。',
    en: 'Limits for a second, a day and a request, and the headers that tell what is left.',
  },
  blocks(source) {
    const { text, heading, code, pick, points } = blockMakers(source);
    return [
      points(
        [
          '每秒与每日次数：按客户与接口设定，密钥还可以有更低的限额。',
          'Calls in a second and a day: set for a customer and interface; a key may have lower ones.',
        ],
        ['测试密钥的限额更低。', 'Test keys have lower limits.'],
        [
          `请求体最大 ${API_BODY_MAX_BYTES / BYTES_PER_KB} kB；上传价目表（${PRICE_LIST_UPLOAD}）每次最大 4 MB，文件可分多次上传。`,
          `A body has at most ${API_BODY_MAX_BYTES / BYTES_PER_KB} kB; an upload of a price list (${PRICE_LIST_UPLOAD}) 4 MB, and a file may come in several.`,
        ],
        ['一天从北京时间 0 点开始。', 'A day begins at midnight in Beijing.'],
        [
          `同一网络（IPv4 地址，或 IPv6 的 /64）每分钟密钥缺失或无效的请求超过 ${FAILURES_PER_MINUTE} 次时，这类请求返回 301223；有效密钥不受影响。`,
          `Requests with a missing or invalid key are answered with 301223 after ${FAILURES_PER_MINUTE} a minute from one network (an IPv4 address, or the /64 of an IPv6 address). Valid keys are not affected.`,
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
              'One group for each limit: `second`, `day`, and `key-second` and `key-day` of the key itself. `r` is what is left, `t` the seconds until it resets',
            ),
          ],
          ['`RateLimit-Policy`', pick('`q` 为限额，`w` 为时间窗（秒）', '`q` is the limit, `w` its window in seconds')],
          ['`Retry-After`', pick('429 与 503 时：多少秒后重试', 'With 429 and 503: the seconds to wait')],
          ['`Deprecation`', pick('接口已停用：停用的时间', 'The interface is deprecated: since when')],
          ['`Sunset`', pick('接口下线的时间，此后不再响应', 'When the interface ends: it no longer answers then')],
        ],
      },
      heading('usage', '查询用量', 'Usage'),
      text(
        `\`GET /api/usage\` 用同一密钥按天与接口查询用量：默认最近 ${USAGE_DAYS_DEFAULT} 天，可用 \`from\` 与 \`to\` 指定日期；带 \`Accept: text/csv\` 时返回 CSV。剩余次数见[我的接口](/user/interfaces)。`,
        `\`GET /api/usage\` with the same key tells the use by day and interface: of the last ${USAGE_DAYS_DEFAULT} days, or from \`from\` to \`to\`; as CSV with \`Accept: text/csv\`. What is left is shown under [My interfaces](/user/interfaces).`,
      ),
      code('bash', `curl -sS ${source.origin}/api/usage -H "Authorization: Bearer $EPC_API_KEY"`),
    ];
  },
};

export const idempotency: Guide = {
  title: { zh: '幂等与重试', en: 'Idempotency and retries' },
  summary: {
    zh: '网络中断后放心重试：同一个幂等键只计费一次。',
    en: 'Retry without fear after a lost connection: one idempotency key is charged once.',
  },
  blocks(source) {
    const { text, heading, code, points } = blockMakers(source);
    return [
      text(
        '为每个操作生成一个随机值，放在请求头 `Idempotency-Key` 中，重试时使用同一个值。',
        'Make a random value for each operation, send it in the header `Idempotency-Key`, and send the same one with every retry.',
      ),
      code('http', 'Idempotency-Key: 7b0c4e0e-52a4-4d0d-9f7e-5d1f0c6a2b11'),
      heading('rules', '规则', 'Rules'),
      points(
        [
          `${IDEMPOTENCY_HOURS} 小时内重复的请求得到第一次的响应，\`charge.reason\` 为 \`repeated\`，不再计费。`,
          `Within ${IDEMPOTENCY_HOURS} hours a repeated request gets the first answer; \`charge.reason\` is \`repeated\`, and nothing is charged.`,
        ],
        ['同一个值用于不同的请求体：拒绝，状态 422。', 'The same value with another body is refused with 422.'],
        [
          '第一次请求仍在处理：拒绝，状态 409，稍后重试。',
          'While the first request is running, repeats are refused with 409: try again shortly.',
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
