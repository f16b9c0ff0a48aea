import { expect, test } from 'vitest';
import { aliyunHeaders, canonicalQuery } from '../../../src/server/gateways/aliyun-signature.ts';

/** The worked example in Alibaba Cloud's documentation of the V3 signature. */
const example = {
  host: 'ecs.cn-shanghai.aliyuncs.com',
  action: 'RunInstances',
  version: '2014-05-26',
  query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  body: new Uint8Array(),
  at: new Date('2023-10-26T10:22:32Z'),
  nonce: '3156853299f313e23d1673dc12e1703d',
};
const keys = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };

test('the published example has the published signature', () => {
  expect(aliyunHeaders(example, keys).authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('the signature depends on body, headers, query, nonce and secret', () => {
  const signed = (
    request: Partial<typeof example & { headers: Record<string, string> }>,
    secret = keys.accessKeySecret,
  ) => aliyunHeaders({ ...example, ...request }, { ...keys, accessKeySecret: secret }).authorization;
  const all = [
    signed({}),
    signed({ body: Buffer.from('picture') }),
    signed({ headers: { 'content-type': 'application/octet-stream' } }),
    signed({ query: { RegionId: 'cn-beijing', ImageId: '1' } }),
    signed({ nonce: 'another' }),
    signed({}, 'AnotherSecret'),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a query is sorted and encoded per RFC 3986', () => {
  expect(canonicalQuery({ b: "it's (1*2)!", a: '车~' })).toBe('a=%E8%BD%A6~&b=it%27s%20%281%2A2%29%21');
});
