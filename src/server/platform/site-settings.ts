import { z } from 'zod';
import type { ResultOf } from '../../contract/call.ts';
import type { siteCalls } from '../../contract/site/calls.ts';

/** What a site's owner sets up about it: the part of its configuration that everyone may see. */
export type SiteSettings = Pick<
  ResultOf<typeof siteCalls.siteInfo>,
  'contact' | 'filing' | 'publicAccountUrl' | 'miniProgramUrl'
>;

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00 is wanted');

/** The environment's variables about the site itself; whatever is left out is left out of the pages. */
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
};

const Variables = z.object(siteVariables);

export function siteSettingsOf(read: z.output<typeof Variables>): SiteSettings {
  return {
    contact: {
      hotline: read.SITE_HOTLINE ?? null,
      email: read.SITE_EMAIL ?? null,
      hours: { from: read.SITE_HOURS_FROM, to: read.SITE_HOURS_TO },
    },
    filing: read.SITE_FILING_NUMBER ?? null,
    publicAccountUrl: read.PUBLIC_ACCOUNT_URL ?? null,
    miniProgramUrl: read.MINI_PROGRAM_URL ?? null,
  };
}
