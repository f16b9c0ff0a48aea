import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { upstreamHost } from '../../contract/settings/upstream-address.ts';
import { SmsPurpose } from '../../contract/sms/schemas.ts';
import { hostUrls } from './db/cluster/host-urls.ts';
import { listMissingPayment, type PaymentConfig, paymentOf, paymentVariables } from './payment-config.ts';
import { type SiteSettings, siteSettingsOf, siteVariables } from './site-settings.ts';
import { type WebSettings, webSettingsOf, webVariables } from './web-settings.ts';

const Port = z.coerce.number().int().min(0).max(65_535);

/** Addresses and networks such as 10.0.0.1,10.1.0.0/16. */
const Addresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, '')) !== 0), {
    error: 'addresses or networks are wanted, separated by commas',
  });

/** Public host names such as data.example.com,api.example.org. */
const HostNames = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => upstreamHost(`https://${host}`) === host), {
    error: 'host names with a dot are wanted, separated by commas',
  });

const AliyunHost = z.string().regex(/^([a-z0-9-]+\.)+aliyuncs\.com$/, 'a host of aliyuncs.com is wanted');

/** The approved template of each purpose: register=SMS_1,login=SMS_2,forget=SMS_3,changePhone=SMS_4. */
const Templates = z
  .string()
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('=', 2))))
  .pipe(z.record(SmsPurpose, z.string().regex(/^SMS_\d+$/)));
const SiteUrl = z.url({ protocol: /^https?$/ });

/** postgres://…, with several hosts as in libpq. */
const DatabaseUrl = z
  .string()
  .refine(isDatabaseUrl, { error: 'a URL such as postgres://user@host/database is wanted' });
const ReadUrls = z
  .string()
  .transform((text) => text.split(/,(?=\s*postgres(?:ql)?:)/).map((url) => url.trim()))
  .refine((urls) => urls.every((url) => isDatabaseUrl(url) && hostUrls(url).length === 1), {
    error: 'URLs of one host each are wanted, separated by commas',
  });

function isDatabaseUrl(url: string): boolean {
  try {
    return hostUrls(url).length > 0;
  } catch {
    return false;
  }
}

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: DatabaseUrl.optional(),
  DATABASE_READ_URLS: ReadUrls.optional(),
  DATABASE_READ_LAG_S: z.coerce.number().min(1).max(60).default(2),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  TRUSTED_PROXIES: Addresses.optional(),
  OCR_PROVIDER: z.enum(['embedded', 'aliyun']).default('embedded'),
  ALIYUN_ACCESS_KEY_ID: z.string().min(1).optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().min(1).optional(),
  ALIYUN_OCR_HOST: AliyunHost.default('ocr-api.cn-hangzhou.aliyuncs.com'),
  CALLS_PER_MINUTE: z.coerce.number().int().min(100).optional(),
  SMS_PROVIDER: z.enum(['outbox', 'aliyun']).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  SMS_TEMPLATES: Templates.optional(),
  SMS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(500),
  ALIYUN_SMS_HOST: AliyunHost.default('dysmsapi.aliyuncs.com'),
  REGISTER_URL: SiteUrl.optional(),
  NEW_VERSION_URL: SiteUrl.optional(),
  MANAGE_URL: SiteUrl.refine((url) => url.includes('{key}') && url.includes('{token}'), {
    error: 'an address with {key} and {token} in its query is wanted',
  }).optional(),
  UPSTREAM_HOSTS: HostNames.optional(),
  API_KEY_SECRET: z.string().min(32).optional(),
  ...paymentVariables,
  ...siteVariables,
  ...webVariables,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** The names of all variables, for the checks of what sets them. */
export const environmentVariables: readonly string[] = Object.keys(Environment.shape);

/** Embedded OCR, or a cloud service with its key. */
export type RecognitionConfig =
  | { provider: 'embedded' }
  | { provider: 'aliyun'; host: string; keys: { accessKeyId: string; accessKeySecret: string } };

/** The outbox of a demo, a cloud service, or none: then codes are refused. */
export type SmsConfig =
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
  /** Streaming replicas that the catalogue is read from; those further behind than the lag are left out. */
  replicas: { urls: readonly string[]; maxLagMs: number };
  /** Processes that serve the port. */
  workers: number;
  /** Demo accounts with known passwords; only on the embedded engine. */
  isDemo: boolean;
  /** Reverse proxies whose forwarded client address is trusted, for the counting of attempts. */
  trustedProxies: string[];
  /** Light calls of one account in a minute; undefined: by role (http/work-limits/work-bounds.ts). */
  callsPerMinute: number | undefined;
  /** OCR of pictures. */
  recognition: RecognitionConfig;
  /** SMS provider, and the limit of messages for the whole site. */
  sms: SmsConfig & { perHour: number };
  /** Other sites for registration, the new version and the management of the shop brand; null without one. */
  otherSites: { registerUrl: string | null; newVersionUrl: string | null; manageUrl: string | null };
  /** Null without a payment service; a demo has the sandbox till. */
  payment: PaymentConfig | null;
  /** Hosts that upstream adapters may name. */
  upstreamHosts: readonly string[];
  /** Seals API keys; undefined: a file in the data folder has it. */
  apiKeySecret: string | undefined;
  /** Hotline, filing number and links. */
  site: SiteSettings;
  /** Hosts, connections and security headers. */
  web: WebSettings;
  logLevel: string;
}

/**
 * Parses the environment.
 * @throws Error with all invalid variables
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(variables);
  const missing = [...listMissingKeys(variables), ...listMissingPayment(variables), ...listRealKeysInDemo(variables)];
  if (!parsed.success || missing.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`) ?? [];
    const lines = [...issues, ...missing];
    throw new Error(`These environment variables are not right:\n${lines.join('\n')}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES, CALLS_PER_MINUTE, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataFolder: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    replicas: { urls: parsed.data.DATABASE_READ_URLS ?? [], maxLagMs: parsed.data.DATABASE_READ_LAG_S * 1_000 },
    workers: parsed.data.WORKERS,
    isDemo: DATABASE_URL === undefined,
    trustedProxies: TRUSTED_PROXIES ?? [],
    callsPerMinute: CALLS_PER_MINUTE,
    recognition: recognitionOf(parsed.data),
    sms: { ...smsOf(parsed.data), perHour: parsed.data.SMS_PER_HOUR },
    otherSites: {
      registerUrl: parsed.data.REGISTER_URL ?? null,
      newVersionUrl: parsed.data.NEW_VERSION_URL ?? null,
      manageUrl: parsed.data.MANAGE_URL ?? null,
    },
    payment: paymentOf(parsed.data),
    upstreamHosts: parsed.data.UPSTREAM_HOSTS ?? [],
    apiKeySecret: parsed.data.API_KEY_SECRET,
    site: siteSettingsOf(parsed.data),
    web: webSettingsOf(parsed.data),
    logLevel: LOG_LEVEL,
  };
}

/** Variables that the chosen providers require. The messages contain no values. */
function listMissingKeys(given: Record<string, string | undefined>): string[] {
  const required = (names: readonly string[], why: string) =>
    names.flatMap((name) => (given[name] === undefined ? [`  ${name}: is wanted with ${why}`] : []));
  const lines = [
    ...(given.OCR_PROVIDER === 'aliyun' ? required(ALIYUN_KEYS, 'OCR_PROVIDER=aliyun') : []),
    ...(given.SMS_PROVIDER === 'aliyun'
      ? required([...ALIYUN_KEYS, 'SMS_SIGN_NAME', 'SMS_TEMPLATES'], 'SMS_PROVIDER=aliyun')
      : []),
  ];
  if (given.DATABASE_URL === undefined) {
    if (given.DATABASE_READ_URLS !== undefined) lines.push('  DATABASE_READ_URLS: is wanted with DATABASE_URL only');
    if (Number(given.WORKERS ?? 1) > 1)
      lines.push('  WORKERS: one process at a time uses the embedded database; set DATABASE_URL for more');
  }
  if (given.SMS_PROVIDER === 'outbox' && given.DATABASE_URL !== undefined)
    lines.push('  SMS_PROVIDER: outbox shows every code, and is for the embedded demo only');
  return lines;
}

/** Demo accounts have public passwords, so a demo must not use real payment or SMS services. */
function listRealKeysInDemo(given: Record<string, string | undefined>): string[] {
  if (given.DATABASE_URL !== undefined) return [];
  const line = (name: string) => `  ${name}: is not for a demo, whose passwords are known; set DATABASE_URL`;
  return [
    ...(given.PAYMENT_PROVIDER === 'wechat' ? [line('PAYMENT_PROVIDER')] : []),
    ...['WECHAT_PAY_PRIVATE_KEY_FILE', 'WECHAT_PAY_API_V3_KEY'].filter((name) => given[name] !== undefined).map(line),
    ...(given.SMS_PROVIDER === 'aliyun' ? [line('SMS_PROVIDER')] : []),
  ];
}

const ALIYUN_KEYS = ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET'];

type Variables = z.output<typeof Environment>;

function recognitionOf(variables: Variables): RecognitionConfig {
  const { OCR_PROVIDER: provider, ALIYUN_OCR_HOST: host } = variables;
  if (provider === 'embedded') return { provider };
  return { provider, host, keys: keysOf(variables) };
}

function smsOf(variables: Variables): SmsConfig {
  const { SMS_PROVIDER: provider, DATABASE_URL, ALIYUN_SMS_HOST: host, SMS_SIGN_NAME, SMS_TEMPLATES } = variables;
  if (provider !== 'aliyun') return { provider: DATABASE_URL === undefined ? 'outbox' : 'none' };
  // For the types: listMissingKeys has checked them.
  if (SMS_SIGN_NAME === undefined || SMS_TEMPLATES === undefined) return { provider: 'none' };
  return { provider, host, signName: SMS_SIGN_NAME, templates: SMS_TEMPLATES, keys: keysOf(variables) };
}

function keysOf({ ALIYUN_ACCESS_KEY_ID: accessKeyId = '', ALIYUN_ACCESS_KEY_SECRET: accessKeySecret = '' }: Variables) {
  return { accessKeyId, accessKeySecret };
}
