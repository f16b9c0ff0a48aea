import { z } from 'zod';

const List = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .pipe(z.array(z.string()).min(1));

/** The environment's variables for taking money. */
export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(['none', 'wechat']).default('none'),
  WECHAT_PAY_MCHID: z
    .string()
    .regex(/^\d{8,10}$/, 'a merchant number is wanted')
    .optional(),
  WECHAT_PAY_APPID: z
    .string()
    .regex(/^wx[0-9a-zA-Z]{8,30}$/, 'an app id beginning with wx is wanted')
    .optional(),
  /** The serial number of the merchant's API certificate, and the file with its private key. */
  WECHAT_PAY_SERIAL: z
    .string()
    .regex(/^[0-9A-Fa-f]{8,64}$/, 'a serial number is wanted')
    .optional(),
  WECHAT_PAY_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  WECHAT_PAY_API_V3_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{32}$/, '32 characters are wanted')
    .optional(),
  /**
   * WeChat Pay's public keys and platform certificates, separated by commas: while one takes another's place, both are
   * believed. Bare keys have their ids in the second variable, in the same order.
   */
  WECHAT_PAY_PUBLIC_KEY_FILE: List.optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: List.optional(),
  WECHAT_PAY_NOTIFY_URL: z
    .url({ protocol: /^https$/ })
    .refine((url) => !/[?#]/.test(url), { error: 'WeChat Pay takes no query' })
    .optional(),
};

const Payment = z.object(paymentVariables);

/** Where money is taken: nowhere, or by WeChat Pay. Demo mode has a till instead of nothing. */
export interface PaymentChoice {
  merchantId: string;
  appId: string;
  serial: string;
  /** Paths of PEM files: our own key, and WeChat Pay's. */
  keyFile: string;
  publicKeyFiles: readonly string[];
  /** Of those that are no certificates, which name themselves. */
  publicKeyIds: readonly string[];
  apiV3Key: string;
  notifyUrl: string;
}

const wanted = [
  'WECHAT_PAY_MCHID',
  'WECHAT_PAY_APPID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY_FILE',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEY_FILE',
  'WECHAT_PAY_NOTIFY_URL',
] as const;

/** WeChat Pay wants all of it; what the keys are is said nowhere. */
export function missingPayment(given: Record<string, string | undefined>): string[] {
  if (given.PAYMENT_PROVIDER !== 'wechat') return [];
  return wanted.flatMap((name) =>
    given[name] === undefined ? [`  ${name}: is wanted with PAYMENT_PROVIDER=wechat`] : [],
  );
}

export function paymentOf(read: z.output<typeof Payment>): PaymentChoice | null {
  if (read.PAYMENT_PROVIDER === 'none') return null;
  return {
    merchantId: read.WECHAT_PAY_MCHID ?? '',
    appId: read.WECHAT_PAY_APPID ?? '',
    serial: read.WECHAT_PAY_SERIAL ?? '',
    keyFile: read.WECHAT_PAY_PRIVATE_KEY_FILE ?? '',
    publicKeyFiles: read.WECHAT_PAY_PUBLIC_KEY_FILE ?? [],
    publicKeyIds: read.WECHAT_PAY_PUBLIC_KEY_ID ?? [],
    apiV3Key: read.WECHAT_PAY_API_V3_KEY ?? '',
    notifyUrl: read.WECHAT_PAY_NOTIFY_URL ?? '',
  };
}
