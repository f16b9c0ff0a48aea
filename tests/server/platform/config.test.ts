import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../src/server/platform/config.ts';

test('an empty environment is the embedded demo on this machine alone', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: path.resolve('data'),
    databaseUrl: undefined,
    isDemo: true,
    trustedProxies: [],
    recognition: { provider: 'embedded' },
    sms: { provider: 'outbox', perHour: 500 },
    otherSites: { registerUrl: null, newVersionUrl: null, manageUrl: null },
    payment: null,
    site: {
      contact: { hotline: null, email: null, hours: { from: '09:00', to: '18:00' } },
      filing: null,
      publicAccountUrl: null,
      miniProgramUrl: null,
    },
    logLevel: 'info',
  });
});

test('a database of one’s own is never a demo', () => {
  const { isDemo, databaseUrl } = readConfig({ DATABASE_URL: 'postgres://user@host:5432/epc' });
  expect({ isDemo, databaseUrl }).toEqual({ isDemo: false, databaseUrl: 'postgres://user@host:5432/epc' });
});

test('a variable that is set to nothing is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', HOST: '' })).toEqual(readConfig({}));
});

test('every variable that is wrong is named, all together', () => {
  const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', HOST: '0.0.0.0' });
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
  expect(read).not.toThrow(/HOST/);
});

test('trusted proxies are addresses or networks, and anything else is refused', () => {
  expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16,::1' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.1.0.0/16',
    '::1',
  ]);
  expect(() => readConfig({ TRUSTED_PROXIES: 'true' })).toThrow(/TRUSTED_PROXIES/);
});

test('pictures are read in the house unless a cloud is chosen, which wants both halves of its key', () => {
  const keys = { ALIYUN_ACCESS_KEY_ID: 'id', ALIYUN_ACCESS_KEY_SECRET: 'secret' };
  expect(readConfig(keys).recognition).toEqual({ provider: 'embedded' });
  expect(readConfig({ OCR_PROVIDER: 'aliyun', ...keys }).recognition).toEqual({
    provider: 'aliyun',
    host: 'ocr-api.cn-hangzhou.aliyuncs.com',
    keys: { accessKeyId: 'id', accessKeySecret: 'secret' },
  });
});

test('what a cloud lacks is named with whatever else is wrong, and no key is repeated', () => {
  const given = { OCR_PROVIDER: 'aliyun', ALIYUN_ACCESS_KEY_ID: 'my-id', ALIYUN_OCR_HOST: 'evil.example', PORT: 'x' };
  expect(() => readConfig(given)).toThrow(/PORT[\s\S]*ALIYUN_OCR_HOST[\s\S]*ALIYUN_ACCESS_KEY_SECRET/);
  expect(() => readConfig(given)).not.toThrow(/my-id/);
});

const smsKeys = {
  ALIYUN_ACCESS_KEY_ID: 'id',
  ALIYUN_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '样本',
  SMS_TEMPLATES: 'register=SMS_1, login=SMS_2,forget=SMS_3,changePhone=SMS_4',
};

test('a demo shows its text messages; a real database sends none until a provider is chosen', () => {
  const DATABASE_URL = 'postgres://user@host:5432/epc';
  expect(readConfig({ DATABASE_URL }).sms).toEqual({ provider: 'none', perHour: 500 });
  expect(readConfig({ DATABASE_URL, ...smsKeys, SMS_PROVIDER: 'aliyun', SMS_PER_HOUR: '60' }).sms).toEqual({
    provider: 'aliyun',
    host: 'dysmsapi.aliyuncs.com',
    signName: '样本',
    templates: { register: 'SMS_1', login: 'SMS_2', forget: 'SMS_3', changePhone: 'SMS_4' },
    keys: { accessKeyId: 'id', accessKeySecret: 'secret' },
    perHour: 60,
  });
});

test('codes that anyone can read are refused with a real database', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://user@host:5432/epc', SMS_PROVIDER: 'outbox' })).toThrow(
    /SMS_PROVIDER/,
  );
  expect(readConfig({ SMS_PROVIDER: 'outbox' }).sms).toMatchObject({ provider: 'outbox' });
});

test('what a text message provider lacks is named, a purpose without its text among it', () => {
  expect(() => readConfig({ SMS_PROVIDER: 'aliyun' })).toThrow(
    /ALIYUN_ACCESS_KEY_ID[\s\S]*ALIYUN_ACCESS_KEY_SECRET[\s\S]*SMS_SIGN_NAME[\s\S]*SMS_TEMPLATES/,
  );
  expect(() => readConfig({ ...smsKeys, SMS_TEMPLATES: 'register=SMS_1' })).toThrow(/SMS_TEMPLATES/);
});

test('the management site’s address takes a ticket, and other sites are http addresses', () => {
  const manageUrl = 'https://manage.example.com/in?key={key}&token={token}';
  expect(readConfig({ MANAGE_URL: manageUrl, REGISTER_URL: 'https://join.example.com/' }).otherSites).toEqual({
    registerUrl: 'https://join.example.com/',
    newVersionUrl: null,
    manageUrl,
  });
  expect(() => readConfig({ MANAGE_URL: 'https://manage.example.com/in?key={key}' })).toThrow(/MANAGE_URL/);
  expect(() => readConfig({ REGISTER_URL: 'javascript:alert(1)' })).toThrow(/REGISTER_URL/);
});
