import { z } from 'zod';
import { normalizeHost } from './host-name.ts';

const DAY_S = 86_400;

/** Hosts such as www.epc.example,qpzj.epc.example:8443. */
const Hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => normalizeHost(host.trim())))
  .pipe(z.array(z.string('host names are wanted, separated by commas')).min(1));

/** An email address, a phone number as `tel:`, or an https page. */
const SecurityContact = z.union(
  [
    z.email().transform((address) => `mailto:${address}`),
    z
      .string()
      .regex(/^mailto:[^\s<>@]+@[^\s<>@]+$/)
      .max(300),
    z.string().regex(/^tel:\+?[\d-]{3,20}$/),
    z.url({ protocol: /^https$/ }).max(300),
  ],
  { error: 'an email address, tel: or https: is wanted' },
);

/** Environment variables about the site's hosts and connections. */
export const webVariables = {
  SITE_HOSTS: Hosts.optional(),
  HSTS_MAX_AGE_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(730 * DAY_S)
    .optional(),
  SECURITY_CONTACT: SecurityContact.optional(),
  METRICS_TOKEN: z.string().min(16, '16 characters or more are wanted').optional(),
  MAX_CONNECTIONS: z.coerce.number().int().min(100).max(60_000).default(5_000),
};

export interface WebSettings {
  /** The hosts that the site answers, with their port if it is not the default; null: local names and IP addresses. */
  hosts: readonly string[] | null;
  /** max-age of Strict-Transport-Security in seconds; null sends no header. */
  hstsMaxAgeS: number | null;
  /** The contact in security.txt; null serves none. */
  securityContact: string | null;
  /** What a scraper of metrics sends; null serves no metrics. */
  metricsToken: string | null;
  /** Open connections of the process. */
  maxConnections: number;
}

const Variables = z.object(webVariables);

export function webSettingsOf(variables: z.output<typeof Variables>): WebSettings {
  return {
    hosts: variables.SITE_HOSTS ?? null,
    hstsMaxAgeS: variables.HSTS_MAX_AGE_S ?? null,
    securityContact: variables.SECURITY_CONTACT ?? null,
    metricsToken: variables.METRICS_TOKEN ?? null,
    maxConnections: variables.MAX_CONNECTIONS,
  };
}

/** Those of an empty environment. */
export const defaultWebSettings: WebSettings = webSettingsOf(Variables.parse({}));
