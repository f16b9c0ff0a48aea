import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { SmsPurpose } from '../../contract/sms/schemas.ts';
import { missingPayment, type PaymentChoice, paymentOf, paymentVariables } from './payment-config.ts';
import { type SiteSettings, siteSettingsOf, siteVariables } from './site-settings.ts';

const Port = z.coerce.number().int().min(0).max(65_535);

/** Addresses and networks such as 10.0.0.1,10.1.0.0/16. */
const Addresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, '')) !== 0), {
    error: 'addresses or networks are wanted, separated by commas',
  });

const AliyunHost = z.string().regex(/^([a-z0-9-]+\.)+aliyuncs\.com$/, 'a host of aliyuncs.com is wanted');

/** The approved text for each purpose: register=SMS_1,login=SMS_2,forget=SMS_3,changePhone=SMS_4. */
const Templates = z
  .string()
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('=', 2))))
  .pipe(z.record(SmsPurpose, z.string().regex(/^SMS_\d+$/)));
const OtherSite = z.url({ protocol: /^https?$/ });

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TRUSTED_PROXIES: Addresses.optional(),
  OCR_PROVIDER: z.enum(['embedded', 'aliyun']).default('embedded'),
  ALIYUN_ACCESS_KEY_ID: z.string().min(1).optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().min(1).optional(),
  ALIYUN_OCR_HOST: AliyunHost.default('ocr-api.cn-hangzhou.aliyuncs.com'),
  SMS_PROVIDER: z.enum(['outbox', 'aliyun']).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  SMS_TEMPLATES: Templates.optional(),
  SMS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(500),
  ALIYUN_SMS_HOST: AliyunHost.default('dysmsapi.aliyuncs.com'),
  REGISTER_URL: OtherSite.optional(),
  NEW_VERSION_URL: OtherSite.optional(),
  MANAGE_URL: OtherSite.refine((url) => url.includes('{key}') && url.includes('{token}'), {
    error: 'an address with {key} and {token} in its query is wanted',
  }).optional(),
  ...paymentVariables,
  ...siteVariables,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** The embedded recogniser, or a cloud's with the key to it. */
export type RecognitionChoice =
  | { provider: 'embedded' }
  | { provider: 'aliyun'; host: string; keys: { accessKeyId: string; accessKeySecret: string } };

/** A demo's outbox, a cloud's service, or none: then no code is sent, and whoever asks for one is told so. */
export type SmsChoice =
  | { provider: 'outbox' | 'none' }
  | {
      provider: 'aliyun';
      host: string;
      signName: string;
      templates: Record<SmsPurpose, string>;
      keys: { accessKeyId: string; accessKeySecret: string };
    };

export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  /** undefined: the embedded engine in dataFolder. */
  databaseUrl: string | undefined;
  /** Demo accounts and known passwords: only ever on the embedded engine. */
  isDemo: boolean;
  /** The reverse proxies whose word on the visitor's address is taken: tries at logins are counted by it. */
  trustedProxies: string[];
  /** Who reads pictures: this process, or Alibaba Cloud. */
  recognition: RecognitionChoice;
  /** Who sends text messages, and how many in an hour at most. */
  sms: SmsChoice & { perHour: number };
  /** Where people register, try the new version and manage the shop brand, if elsewhere; null where there is none. */
  otherSites: { registerUrl: string | null; newVersionUrl: string | null; manageUrl: string | null };
  /** Who takes money; null for nobody, or for the sandbox till in demo mode. */
  payment: PaymentChoice | null;
  /** Hotline, filing number, what the QR codes lead to. */
  site: SiteSettings;
  logLevel: string;
}

/**
 * Reads the environment once.
 * @throws an error that names every variable that is wrong, all together.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const missing = [...missingKeys(given), ...missingPayment(given)];
  if (!parsed.success || missing.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`) ?? [];
    const lines = [...issues, ...missing];
    throw new Error(`These environment variables are not right:\n${lines.join('\n')}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataFolder: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    isDemo: DATABASE_URL === undefined,
    trustedProxies: TRUSTED_PROXIES ?? [],
    recognition: recognitionOf(parsed.data),
    sms: { ...smsOf(parsed.data), perHour: parsed.data.SMS_PER_HOUR },
    otherSites: {
      registerUrl: parsed.data.REGISTER_URL ?? null,
      newVersionUrl: parsed.data.NEW_VERSION_URL ?? null,
      manageUrl: parsed.data.MANAGE_URL ?? null,
    },
    payment: paymentOf(parsed.data),
    site: siteSettingsOf(parsed.data),
    logLevel: LOG_LEVEL,
  };
}

/** Alibaba Cloud wants both halves of its key, and what it is to send; what the key is is said nowhere. */
function missingKeys(given: Record<string, string | undefined>): string[] {
  const wanted = (names: readonly string[], why: string) =>
    names.flatMap((name) => (given[name] === undefined ? [`  ${name}: is wanted with ${why}`] : []));
  const lines = [
    ...(given.OCR_PROVIDER === 'aliyun' ? wanted(ALIYUN_KEYS, 'OCR_PROVIDER=aliyun') : []),
    ...(given.SMS_PROVIDER === 'aliyun'
      ? wanted([...ALIYUN_KEYS, 'SMS_SIGN_NAME', 'SMS_TEMPLATES'], 'SMS_PROVIDER=aliyun')
      : []),
  ];
  // Codes that anyone can read are for a demo.
  if (given.SMS_PROVIDER === 'outbox' && given.DATABASE_URL !== undefined)
    lines.push('  SMS_PROVIDER: outbox shows every code, and is for the embedded demo only');
  return lines;
}

const ALIYUN_KEYS = ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET'];

type Read = z.output<typeof Environment>;

function recognitionOf(read: Read): RecognitionChoice {
  const { OCR_PROVIDER: provider, ALIYUN_OCR_HOST: host } = read;
  if (provider === 'embedded') return { provider };
  return { provider, host, keys: keysOf(read) };
}

function smsOf(read: Read): SmsChoice {
  const { SMS_PROVIDER: provider, DATABASE_URL, ALIYUN_SMS_HOST: host, SMS_SIGN_NAME, SMS_TEMPLATES } = read;
  if (provider !== 'aliyun') return { provider: DATABASE_URL === undefined ? 'outbox' : 'none' };
  // That they are there was checked with the other variables.
  if (SMS_SIGN_NAME === undefined || SMS_TEMPLATES === undefined) return { provider: 'none' };
  return { provider, host, signName: SMS_SIGN_NAME, templates: SMS_TEMPLATES, keys: keysOf(read) };
}

function keysOf({ ALIYUN_ACCESS_KEY_ID: accessKeyId = '', ALIYUN_ACCESS_KEY_SECRET: accessKeySecret = '' }: Read) {
  return { accessKeyId, accessKeySecret };
}
