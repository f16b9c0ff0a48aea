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
    en: 'Choose one of three methods: Bearer, APPCODE, or an HMAC-SHA256 signature, which never transmits the key.',
  },
  blocks(source) {
    const { text, heading, points, note, code, steps, pick } = blockMakers(source);
    return [
      heading('key', '直接使用密钥', 'Using the key directly'),
      text(
        '在请求头 `Authorization` 中携带密钥，两种写法等价：',
        'Send the key in the `Authorization` header. Both forms are equivalent:',
      ),
      code('http', `Authorization: Bearer epc_live_...\nAuthorization: APPCODE epc_live_...`),
      points(
        ['密钥只在服务器端使用，不要放进网页或 App。', 'Use keys on your servers only, never in a web page or app.'],
        [
          '可为每个密钥限定接口、IP 地址、每秒与每日次数和有效期；轮换时新旧密钥可同时有效一段时间。',
          'Each key can be restricted to interfaces, IP addresses, call limits and an expiry date. After rotation the old key stays valid for a while.',
        ],
        ['吊销在一秒内对所有服务器生效。', 'Revoking a key takes effect on all servers within a second.'],
      ),
      heading('signature', '签名', 'Signing requests'),
      text(
        '签名的请求不含密钥，被截获也不能重放：每个请求有自己的时间与随机值。',
        'A signed request does not contain the key and cannot be replayed if intercepted: each request has its own timestamp and nonce.',
      ),
      {
        kind: 'table',
        head: [pick('请求头', 'Header'), pick('值', 'Value')],
        rows: [
          [
            `\`${signatureHeaders.keyId}\``,
            pick('密钥编号（`ak` 开头），在密钥列表中', 'The key ID, starting with `ak`, from your list of keys'),
          ],
          [
            `\`${signatureHeaders.timestamp}\``,
            pick(
              `1970 年以来的秒数，与服务器相差不超过 ${SIGNATURE_WINDOW_S} 秒`,
              `Unix time in seconds, at most ${SIGNATURE_WINDOW_S} seconds off the server`,
            ),
          ],
          [
            `\`${signatureHeaders.nonce}\``,
            pick(
              '随机值，每个请求不同，如 32 位十六进制',
              'A random value, different for each request, such as 32 hex digits',
            ),
          ],
          [`\`${signatureHeaders.signature}\``, pick('签名', 'The signature')],
        ],
      },
      heading('string-to-sign', '待签字符串', 'The string to sign'),
      text(
        '用换行符（`\\n`）连接以下六行，最后没有换行：',
        'Join these six lines with line feeds (`\\n`), with no line feed at the end:',
      ),
      steps(
        ['请求方法，大写：`POST`', 'The method in upper case: `POST`'],
        ['路径，不含查询参数', 'The path without the query'],
        [
          '查询参数，按发送时的编码，以 `&` 分开后排序再连接；没有则为空行',
          'The query string as sent, split at `&`, sorted and joined again; an empty line if there is none',
        ],
        ['请求体的 SHA-256，小写十六进制', 'SHA-256 of the request body, in lower-case hex'],
        [`\`${signatureHeaders.timestamp}\` 的值`, `The value of \`${signatureHeaders.timestamp}\``],
        [`\`${signatureHeaders.nonce}\` 的值`, `The value of \`${signatureHeaders.nonce}\``],
      ),
      text(
        '签名 = HMAC-SHA256（密钥全文，待签字符串），小写十六进制。',
        'Signature = HMAC-SHA256(full key, string to sign), in lower-case hex.',
      ),
      note(
        '签名不正确时，响应会给出服务器的待签字符串，逐行比对即可找到差别。',
        'If the signature is wrong, the response contains the server’s string to sign. Compare it with yours line by line.',
      ),
      heading('vector', '验证您的实现', 'Check your implementation'),
      text('用下面的值计算，应得到同样的签名：', 'These values should give the same signature:'),
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
