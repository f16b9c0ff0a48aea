import { z } from 'zod';

const List = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .pipe(z.array(z.string()).min(1));

/** Environment variables of the payment service. */
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
   * WeChat Pay's public keys and platform certificates, comma-separated: during a rotation both are accepted. The second
   * variable has the ids of the public keys, in the same order.
   */
  WECHAT_PAY_PUBLIC_KEY_FILE: List.optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: List.optional(),
  WECHAT_PAY_NOTIFY_URL: z
    .url({ protocol: /^https$/ })
    .refine((url) => !/[?#]/.test(url), { error: 'WeChat Pay takes no query' })
    .optional(),
};

const Payment = z.object(paymentVariables);

/** Configuration of WeChat Pay. */
export interface PaymentConfig {
  merchantId: string;
  appId: string;
  serial: string;
  /** Paths of PEM files: the merchant's private key, and WeChat Pay's keys or certificates. */
  keyFile: string;
  publicKeyFiles: readonly string[];
  /** Ids of the keys that are not certificates. */
  publicKeyIds: readonly string[];
  apiV3Key: string;
  notifyUrl: string;
}

const requiredVariables = [
  'WECHAT_PAY_MCHID',
  'WECHAT_PAY_APPID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY_FILE',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEY_FILE',
  'WECHAT_PAY_NOTIFY_URL',
] as const;

/** All variables are required. The messages contain no values. */
export function listMissingPayment(variables: Record<string, string | undefined>): string[] {
  if (variables.PAYMENT_PROVIDER !== 'wechat') return [];
  return requiredVariables.flatMap((name) =>
    variables[name] === undefined ? [`  ${name}: is wanted with PAYMENT_PROVIDER=wechat`] : [],
  );
}

export function paymentOf(variables: z.output<typeof Payment>): PaymentConfig | null {
  if (variables.PAYMENT_PROVIDER === 'none') return null;
  return {
    merchantId: variables.WECHAT_PAY_MCHID ?? '',
    appId: variables.WECHAT_PAY_APPID ?? '',
    serial: variables.WECHAT_PAY_SERIAL ?? '',
    keyFile: variables.WECHAT_PAY_PRIVATE_KEY_FILE ?? '',
    publicKeyFiles: variables.WECHAT_PAY_PUBLIC_KEY_FILE ?? [],
    publicKeyIds: variables.WECHAT_PAY_PUBLIC_KEY_ID ?? [],
    apiV3Key: variables.WECHAT_PAY_API_V3_KEY ?? '',
    notifyUrl: variables.WECHAT_PAY_NOTIFY_URL ?? '',
  };
}
