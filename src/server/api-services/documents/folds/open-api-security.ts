import { signatureHeaders } from '../../../../contract/api-services/wire.ts';
import type { Text } from '../documented.ts';

/** The headers of a signed request, each a security scheme; a request needs them all. */
export const signatureSchemes: Readonly<Record<string, { name: string; description: Text }>> = {
  signatureKeyId: { name: signatureHeaders.keyId, description: { zh: '密钥编号', en: 'The id of the key' } },
  signatureTimestamp: {
    name: signatureHeaders.timestamp,
    description: { zh: '1970 年以来的秒数，误差不超过 300 秒', en: 'Seconds since 1970, at most 300 off' },
  },
  signatureNonce: {
    name: signatureHeaders.nonce,
    description: { zh: '随机值，每个请求不同', en: 'A random value, another for each request' },
  },
  signature: {
    name: signatureHeaders.signature,
    description: {
      zh: '待签字符串的 HMAC-SHA256，小写十六进制',
      en: 'HMAC-SHA256 of the string to sign, lower-case hex',
    },
  },
};
