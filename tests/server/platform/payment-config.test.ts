import { expect, test } from 'vitest';
import { readConfig } from '../../../src/server/platform/config.ts';

const environment = {
  DATABASE_URL: 'postgres://user@host:5432/epc',
  PAYMENT_PROVIDER: 'wechat',
  WECHAT_PAY_MCHID: '1900007291',
  WECHAT_PAY_APPID: 'wx1234567890abcdef',
  WECHAT_PAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WECHAT_PAY_PRIVATE_KEY_FILE: '/etc/epc/merchant.pem',
  WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY_FILE: '/etc/epc/platform.pem',
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PAY_NOTIFY_URL: 'https://parts.example.com/pay/notify/wx',
};

test('payment is disabled unless a provider is configured', () => {
  expect(readConfig({ ...environment, PAYMENT_PROVIDER: '' }).payment).toBeNull();
  expect(readConfig({ ...environment, PAYMENT_PROVIDER: 'none' }).payment).toBeNull();
  expect(() => readConfig({ ...environment, PAYMENT_PROVIDER: 'till' })).toThrow(/PAYMENT_PROVIDER/);
});

test('WeChat Pay is configured from its variables', () => {
  expect(readConfig(environment).payment).toEqual({
    merchantId: '1900007291',
    appId: 'wx1234567890abcdef',
    serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    keyFile: '/etc/epc/merchant.pem',
    publicKeyFiles: ['/etc/epc/platform.pem'],
    publicKeyIds: ['PUB_KEY_ID_1'],
    apiV3Key: 'k'.repeat(32),
    notifyUrl: 'https://parts.example.com/pay/notify/wx',
  });
});

test('several WeChat Pay keys are separated by commas; certificates need no id', () => {
  const { payment } = readConfig({
    ...environment,
    WECHAT_PAY_PUBLIC_KEY_FILE: 'old.pem, new.pem,',
    WECHAT_PAY_PUBLIC_KEY_ID: '',
  });
  expect(payment).toMatchObject({ publicKeyFiles: ['old.pem', 'new.pem'], publicKeyIds: [] });
});

test.each(Object.keys(environment).filter((name) => name.startsWith('WECHAT_PAY') && !name.endsWith('KEY_ID')))(
  'a missing %s is named in the error, without any secret',
  (name) => {
    const read = () => readConfig({ ...environment, [name]: '' });
    expect(read).toThrow(new RegExp(`${name}: is wanted`));
    expect(read).not.toThrow(/k{32}/);
  },
);

test.each([
  ['WECHAT_PAY_MCHID', '19000x'],
  ['WECHAT_PAY_APPID', '1234567890'],
  ['WECHAT_PAY_SERIAL', 'not hex'],
  ['WECHAT_PAY_API_V3_KEY', 'k'.repeat(31)],
  ['WECHAT_PAY_PUBLIC_KEY_FILE', ' , '],
  ['WECHAT_PAY_NOTIFY_URL', 'http://parts.example.com/pay/notify/wx'],
  ['WECHAT_PAY_NOTIFY_URL', 'https://parts.example.com/pay/notify/wx?shop=1'],
])('%s refuses the value %s', (name, value) => {
  expect(() => readConfig({ ...environment, [name]: value })).toThrow(new RegExp(name));
});
