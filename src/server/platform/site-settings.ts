import { z } from 'zod';
import type { SiteInfo } from '../../contract/site/schemas.ts';

/** The public part of the site's configuration. */
export type SiteSettings = Pick<
  SiteInfo,
  'contact' | 'filing' | 'publicAccountUrl' | 'miniProgramUrl' | 'hasOfflineReading'
>;

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00 is wanted');

/** Environment variables about the site. Facts without a value are not shown on the pages. */
export const siteVariables = {
  SITE_HOTLINE: z.string().trim().min(3).max(40).optional(),
  SITE_EMAIL: z.email().optional(),
  SITE_HOURS_FROM: Clock.default('09:00'),
  SITE_HOURS_TO: Clock.default('18:00'),
  SITE_FILING_NUMBER: z.string().trim().min(3).max(60).optional(),
  PUBLIC_ACCOUNT_URL: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  MINI_PROGRAM_URL: z.string().trim().min(3).max(500).optional(),
  OFFLINE_READING: z.enum(['on', 'off']).default('on'),
};

const Variables = z.object(siteVariables);

export function siteSettingsOf(variables: z.output<typeof Variables>): SiteSettings {
  return {
    contact: {
      hotline: variables.SITE_HOTLINE ?? null,
      email: variables.SITE_EMAIL ?? null,
      hours: { from: variables.SITE_HOURS_FROM, to: variables.SITE_HOURS_TO },
    },
    filing: variables.SITE_FILING_NUMBER ?? null,
    publicAccountUrl: variables.PUBLIC_ACCOUNT_URL ?? null,
    miniProgramUrl: variables.MINI_PROGRAM_URL ?? null,
    hasOfflineReading: variables.OFFLINE_READING === 'on',
  };
}
