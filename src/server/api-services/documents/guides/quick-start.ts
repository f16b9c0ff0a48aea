import { addressOf } from '../../../../contract/api-services/definition.ts';
import { curlSample } from '../../../../contract/api-services/documents/curl-sample.ts';
import { KEY_VARIABLE } from '../../../../contract/api-services/documents/rules.ts';
import type { DocumentSource } from '../documented.ts';
import { parseJson } from '../folds/json-schema.ts';
import { requestSamples, type SampleRequest } from '../samples/request-samples.ts';
import { blockMakers, type Guide } from './guide.ts';

export const quickStart: Guide = {
  title: { zh: '快速开始', en: 'Quick start' },
  summary: {
    zh: '从密钥到第一次成功调用，不超过两分钟。',
    en: 'From a key to your first successful call in two minutes.',
  },
  blocks(source) {
    const { text, heading, steps, note, code } = blockMakers(source);
    const request = firstRequest(source);
    return [
      steps(
        ['[登录](/login)或[注册](/register)。', '[Log in](/login) or [register](/register).'],
        [
          '在[我的 API 服务](/user/api)新建一个**测试密钥**。密钥只显示一次，请立即保存。',
          'Create a **test key** under [My API services](/user/api). The key is shown only once, so save it right away.',
        ],
        ['在终端中放入环境变量：', 'Set it as an environment variable in your terminal:'],
      ),
      code('bash', `export ${KEY_VARIABLE}=epc_test_...`),
      heading('first-call', '第一次调用', 'First call'),
      code('bash', curlSample(request)),
      text(
        '测试密钥从不计费，响应来自示例目录；换成正式密钥（`epc_live_` 开头）即为真实数据。首个正式密钥附赠试用次数。',
        'A test key is never charged and returns sample data. A live key starts with `epc_live_` and returns real data; your first one comes with trial units.',
      ),
      heading('answer', '响应', 'Response'),
      text('每个响应都是同样的结构：', 'Every response has the same structure:'),
      code('json', source.language === 'en' ? ANSWER.replace('成功', 'Success') : ANSWER),
      {
        kind: 'table',
        head: blockMakers(source).pick('字段,说明', 'Field,Description').split(','),
        rows: envelopeRows(source),
      },
      heading('languages', '其他语言', 'Other languages'),
      { kind: 'samples', anchor: 'languages-code', samples: requestSamples(request) },
      note(
        'JavaScript 需要 Node.js 18 以上，Java 需要 11 以上，PHP 需要 curl 扩展，C# 需要 .NET 6 以上。',
        'JavaScript requires Node.js 18 or later, Java 11 or later, PHP the curl extension, and C# .NET 6 or later.',
      ),
    ];
  },
};

const ANSWER = `{
  "code": "000000",
  "message": "成功",
  "result": {},
  "requestId": "01a210e8-a4fa-7774-8d3d-4a488a0a4236",
  "charge": { "count": 1, "reason": "charged", "remaining": 99 }
}`;

function envelopeRows(source: DocumentSource): string[][] {
  const { pick } = blockMakers(source);
  return [
    [
      '`code`',
      pick(
        '`000000` 为成功，`100100` 为没有查到数据，其他见[返回码](/service/errors)',
        '`000000` means success and `100100` no data. See [response codes](/service/errors) for the others',
      ),
    ],
    [
      '`message`',
      pick(
        '返回码的文字说明，语言由 `Accept-Language` 决定',
        'The meaning of the code, in the language set by `Accept-Language`',
      ),
    ],
    ['`result`', pick('接口的数据，没有时为 null', 'The data of the interface, or null if there is none')],
    ['`requestId`', pick('请求编号，联系客服时请提供', 'The request ID. Quote it when you contact Support')],
    ['`charge.count`', pick('本次计费的次数', 'Units charged for this call')],
    [
      '`charge.reason`',
      pick(
        '`charged` 已计费，`free` 免费接口，`empty` 无数据，`error` 出错，`repeated` 重复请求，`test` 测试密钥',
        '`charged`, `free` (a free interface), `empty` (nothing found), `error`, `repeated`, `test` (a test key)',
      ),
    ],
    [
      '`charge.remaining`',
      pick('该接口剩余次数，测试密钥为 null', 'Units left for this interface; null for a test key'),
    ],
  ];
}

/** The first interface that is not deprecated, with its example. */
export function firstRequest({ interfaces, origin }: DocumentSource): SampleRequest {
  const preferred = interfaces.find(({ code }) => /^vin/i.test(code)) ?? interfaces[0];
  const body = parseJson(preferred?.definition.requestExample ?? '{}') ?? {};
  return { url: `${origin}${addressOf(preferred?.code ?? 'vinToVehicle')}`, body: JSON.stringify(body) };
}
