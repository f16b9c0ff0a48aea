import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

const Port = z.coerce.number().int().min(0).max(65_535);

/** Addresses and networks such as 10.0.0.1,10.1.0.0/16. */
const Addresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, '')) !== 0), {
    error: 'addresses or networks are wanted, separated by commas',
  });

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TRUSTED_PROXIES: Addresses.optional(),
  OCR_PROVIDER: z.enum(['embedded', 'aliyun']).default('embedded'),
  ALIYUN_ACCESS_KEY_ID: z.string().min(1).optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().min(1).optional(),
  ALIYUN_OCR_HOST: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.aliyuncs\.com$/, 'a host of aliyuncs.com is wanted')
    .default('ocr-api.cn-hangzhou.aliyuncs.com'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** The embedded recogniser, or a cloud's with the key to it. */
export type RecognitionChoice =
  | { provider: 'embedded' }
  | { provider: 'aliyun'; host: string; keys: { accessKeyId: string; accessKeySecret: string } };

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
  logLevel: string;
}

/**
 * Reads the environment once.
 * @throws an error that names every variable that is wrong, all together.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const missing = missingKeys(given);
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
    logLevel: LOG_LEVEL,
  };
}

/** Alibaba Cloud wants both halves of its key; what they are is said nowhere. */
function missingKeys(given: Record<string, string | undefined>): string[] {
  if (given.OCR_PROVIDER !== 'aliyun') return [];
  return ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET'].flatMap((name) =>
    given[name] === undefined ? [`  ${name}: is wanted with OCR_PROVIDER=aliyun`] : [],
  );
}

function recognitionOf(read: z.output<typeof Environment>): RecognitionChoice {
  const { OCR_PROVIDER: provider, ALIYUN_OCR_HOST: host } = read;
  if (provider === 'embedded') return { provider };
  const { ALIYUN_ACCESS_KEY_ID: accessKeyId = '', ALIYUN_ACCESS_KEY_SECRET: accessKeySecret = '' } = read;
  return { provider, host, keys: { accessKeyId, accessKeySecret } };
}
