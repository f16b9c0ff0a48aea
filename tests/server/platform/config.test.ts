import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../src/server/platform/config.ts';

test('an empty environment configures the embedded demo on the loopback interface', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: path.resolve('data'),
    databaseUrl: undefined,
    replicas: { urls: [], maxLagMs: 2_000 },
    workers: 1,
    isDemo: true,
    trustedProxies: [],
    callsPerMinute: undefined,
    recognition: { provider: 'embedded' },
    sms: { provider: 'outbox', perHour: 500 },
    otherSites: { registerUrl: null, newVersionUrl: null, manageUrl: null },
    payment: null,
    upstreamHosts: [],
    site: {
      contact: { hotline: null, email: null, hours: { from: '09:00', to: '18:00' } },
      filing: null,
      publicAccountUrl: null,
      miniProgramUrl: null,
      hasOfflineReading: true,
    },
    web: { hosts: null, hstsMaxAgeS: null, securityContact: null, metricsToken: null, maxConnections: 5_000 },
    logLevel: 'info',
  });
});

test('a configured database disables the demo', () => {
  const { isDemo, databaseUrl } = readConfig({ DATABASE_URL: 'postgres://user@host:5432/epc' });
  expect({ isDemo, databaseUrl }).toEqual({ isDemo: false, databaseUrl: 'postgres://user@host:5432/epc' });
});

test('a database may have several hosts and replicas', () => {
  const url = 'postgres://user@one:5432,two:5432/epc?target_session_attrs=read-write';
  const { databaseUrl, replicas } = readConfig({
    DATABASE_URL: url,
    DATABASE_READ_URLS: 'postgres://user@three/epc, postgresql://user@four/epc',
    DATABASE_READ_LAG_S: '5',
  });
  expect(databaseUrl).toBe(url);
  expect(replicas).toEqual({ urls: ['postgres://user@three/epc', 'postgresql://user@four/epc'], maxLagMs: 5_000 });
});

test('each replica has a URL of its own, and a lag of at least a second', () => {
  const DATABASE_URL = 'postgres://user@host/epc';
  for (const DATABASE_READ_URLS of ['postgres://user@one,two/epc', 'one'])
    expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URLS })).toThrow(/DATABASE_READ_URLS/);
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_LAG_S: '0.2' })).toThrow(/DATABASE_READ_LAG_S/);
});

test('the embedded database has one process and no replicas', () => {
  expect(() => readConfig({ WORKERS: '2' })).toThrow(/WORKERS: one process at a time uses the embedded database/);
  expect(() => readConfig({ DATABASE_READ_URLS: 'postgres://user@host/epc' })).toThrow(/DATABASE_READ_URLS/);
  expect(readConfig({ WORKERS: '2', DATABASE_URL: 'postgres://user@host/epc' }).workers).toBe(2);
  expect(() => readConfig({ WORKERS: '0', DATABASE_URL: 'postgres://user@host/epc' })).toThrow(/WORKERS/);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', HOST: '' })).toEqual(readConfig({}));
});

test('the error names every invalid variable at once', () => {
  const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', HOST: '0.0.0.0' });
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
  expect(read).not.toThrow(/HOST/);
});

test('trusted proxies must be addresses or networks', () => {
  expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16,::1' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.1.0.0/16',
    '::1',
  ]);
  expect(() => readConfig({ TRUSTED_PROXIES: 'true' })).toThrow(/TRUSTED_PROXIES/);
});

test('pictures are read locally unless a cloud provider is configured with its key id and secret', () => {
  const keys = { ALIYUN_ACCESS_KEY_ID: 'id', ALIYUN_ACCESS_KEY_SECRET: 'secret' };
  expect(readConfig(keys).recognition).toEqual({ provider: 'embedded' });
  expect(readConfig({ OCR_PROVIDER: 'aliyun', ...keys }).recognition).toEqual({
    provider: 'aliyun',
    host: 'ocr-api.cn-hangzhou.aliyuncs.com',
    keys: { accessKeyId: 'id', accessKeySecret: 'secret' },
  });
});

test('missing cloud settings are reported with the other problems, without any key', () => {
  const environment = {
    OCR_PROVIDER: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: 'my-id',
    ALIYUN_OCR_HOST: 'evil.example',
    PORT: 'x',
  };
  expect(() => readConfig(environment)).toThrow(/PORT[\s\S]*ALIYUN_OCR_HOST[\s\S]*ALIYUN_ACCESS_KEY_SECRET/);
  expect(() => readConfig(environment)).not.toThrow(/my-id/);
});

const smsKeys = {
  ALIYUN_ACCESS_KEY_ID: 'id',
  ALIYUN_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '样本',
  SMS_TEMPLATES: 'register=SMS_1, login=SMS_2,forget=SMS_3,changePhone=SMS_4',
};

test('a demo displays its text messages; a real database sends none until a provider is configured', () => {
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

test('the public outbox for codes is refused with a real database', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://user@host:5432/epc', SMS_PROVIDER: 'outbox' })).toThrow(
    /SMS_PROVIDER/,
  );
  expect(readConfig({ SMS_PROVIDER: 'outbox' }).sms).toMatchObject({ provider: 'outbox' });
});

test('missing settings of the text message provider are named, including a purpose without a template', () => {
  expect(() => readConfig({ SMS_PROVIDER: 'aliyun' })).toThrow(
    /ALIYUN_ACCESS_KEY_ID[\s\S]*ALIYUN_ACCESS_KEY_SECRET[\s\S]*SMS_SIGN_NAME[\s\S]*SMS_TEMPLATES/,
  );
  expect(() => readConfig({ ...smsKeys, SMS_TEMPLATES: 'register=SMS_1' })).toThrow(/SMS_TEMPLATES/);
});

test('the management site’s URL needs the ticket placeholders, and other sites need http URLs', () => {
  const manageUrl = 'https://manage.example.com/in?key={key}&token={token}';
  expect(readConfig({ MANAGE_URL: manageUrl, REGISTER_URL: 'https://join.example.com/' }).otherSites).toEqual({
    registerUrl: 'https://join.example.com/',
    newVersionUrl: null,
    manageUrl,
  });
  expect(() => readConfig({ MANAGE_URL: 'https://manage.example.com/in?key={key}' })).toThrow(/MANAGE_URL/);
  expect(() => readConfig({ REGISTER_URL: 'javascript:alert(1)' })).toThrow(/REGISTER_URL/);
});

test.each([
  { PAYMENT_PROVIDER: 'wechat' },
  { WECHAT_PAY_PRIVATE_KEY_FILE: '/etc/epc/merchant.pem' },
  { WECHAT_PAY_API_V3_KEY: 'k'.repeat(32) },
  { ...smsKeys, SMS_PROVIDER: 'aliyun' },
])('a demo does not start with real payment keys or a real text message sender: %j', (environment) => {
  expect(() => readConfig(environment)).toThrow(/(PAYMENT_PROVIDER|WECHAT_PAY_\w+|SMS_PROVIDER): is not for a demo/);
});
