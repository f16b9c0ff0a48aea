import { KEY_VARIABLE } from '../../../../contract/api-services/documents/rules.ts';
import { stringToSign } from '../../../../contract/api-services/signature.ts';
import { SIGNATURE_WINDOW_S, signatureHeaders } from '../../../../contract/api-services/wire.ts';
import { KEY_ID_VARIABLE, signingSamples } from '../samples/signing-samples.ts';
import { signingVector } from '../samples/signing-vector.ts';
import { blockMakers, type Guide } from './guide.ts';
import { firstRequest } from './quick-start.ts';

export const authentication: Guide = {
  title: { zh: '认证与签名', en: 'Authentication and signing' },
  summary: {
    zh: '三种方式任选其一：Bearer、APPCODE，或不传输密钥的 HMAC-SHA256 签名。',
    en: 'Use one of three ways: Bearer, APPCODE, or an HMAC-SHA256 signature, which never sends the key.',
  },
  blocks(source) {
    const { text, heading, points, note, code, steps, pick } = blockMakers(source);
    return [
      heading('key', '直接使用密钥', 'With the key itself'),
      text(
        '在请求头 `Authorization` 中携带密钥，两种写法等价：',
        'Send the key in the header `Authorization`; both forms mean the same:',
      ),
      code('http', `Authorization: Bearer epc_live_...\nAuthorization: APPCODE epc_live_...`),
      points(
        ['密钥只在服务器端使用，不要放进网页或 App。', 'Use keys on your servers only, never in a web page or app.'],
        [
          '可为每个密钥限定接口、IP 地址、每秒与每日次数和有效期；轮换时新旧密钥可同时有效一段时间。',
          'Each key can be bound to interfaces, addresses, limits and an end; when it is rotated, the old one stays valid for a while.',
        ],
        ['吊销在一秒内对所有服务器生效。', 'A revoked key is refused by every server within a second.'],
      ),
      heading('signature', '签名', 'With a signature'),
      text(
        '签名的请求不含密钥，被截获也不能重放：每个请求有自己的时间与随机值。',
        'A signed request does not hold the key, and cannot be sent again by others: each has its own time and random value.',
      ),
      {
        kind: 'table',
        head: [pick('请求头', 'Header'), pick('值', 'Value')],
        rows: [
          [
            `\`${signatureHeaders.keyId}\``,
            pick(
              '密钥编号（`ak` 开头），在密钥列表中',
              'The id of the key, which begins with `ak`: it is in the list of keys',
            ),
          ],
          [
            `\`${signatureHeaders.timestamp}\``,
            pick(
              `1970 年以来的秒数，与服务器相差不超过 ${SIGNATURE_WINDOW_S} 秒`,
              `Seconds since 1970, at most ${SIGNATURE_WINDOW_S} off`,
            ),
          ],
          [
            `\`${signatureHeaders.nonce}\``,
            pick(
              '随机值，每个请求不同，如 32 位十六进制',
              'A random value, another for each request, such as 32 hex digits',
            ),
          ],
          [`\`${signatureHeaders.signature}\``, pick('签名', 'The signature')],
        ],
      },
      heading('string-to-sign', '待签字符串', 'The string to sign'),
      text(
        '用换行符（`\\n`）连接以下六行，最后没有换行：',
        'Join these six lines with line feeds (`\\n`), without one at the end:',
      ),
      steps(
        ['请求方法，大写：`POST`', 'The method in capitals: `POST`'],
        ['路径，不含查询参数', 'The path without the query'],
        [
          '查询参数，按发送时的编码，以 `&` 分开后排序再连接；没有则为空行',
          'The query as sent, split at `&`, sorted and joined again; an empty line if there is none',
        ],
        ['请求体的 SHA-256，小写十六进制', 'SHA-256 of the body as sent, in lower-case hex'],
        [`\`${signatureHeaders.timestamp}\` 的值`, `The value of \`${signatureHeaders.timestamp}\``],
        [`\`${signatureHeaders.nonce}\` 的值`, `The value of \`${signatureHeaders.nonce}\``],
      ),
      text(
        '签名 = HMAC-SHA256（密钥全文，待签字符串），小写十六进制。',
        'The signature is HMAC-SHA256 of that string under the whole key, in lower-case hex.',
      ),
      note(
        '签名不正确时，响应会给出服务器的待签字符串，逐行比对即可找到差别。',
        'A wrong signature is answered with the string that the server signed: compare it with yours line by line.',
      ),
      heading('vector', '验证您的实现', 'Check your implementation'),
      text('用下面的值计算，应得到同样的签名：', 'From these values you should get the same signature:'),
      {
        kind: 'table',
        head: [],
        rows: [
          [pick('密钥', 'Key'), `\`${signingVector.key}\``],
          [pick('请求体', 'Body'), `\`${signingVector.body}\``],
        ],
      },
      code('text', stringToSign(signingVector.request)),
      text(`${pick('签名', 'Signature')}: \`${signingVector.signature}\``, `Signature: \`${signingVector.signature}\``),
      heading('samples', '示例', 'Samples'),
      code('bash', `export ${KEY_VARIABLE}=epc_test_...\nexport ${KEY_ID_VARIABLE}=ak...`),
      { kind: 'samples', anchor: 'samples-code', samples: signingSamples(firstRequest(source)) },
    ];
  },
};
