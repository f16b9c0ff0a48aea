import { z } from 'zod';
import { EmptyBody } from '../fields.ts';

export const SiteInfo = z.strictObject({
  /** Demo data and accounts: only on the embedded database. */
  isDemo: z.boolean(),
  demoPassword: z.string().nullable(),
  demoAccounts: z.array(z.strictObject({ username: z.string(), roleValue: z.number().int(), phoneNum: z.string() })),
  /** Contact of the site's owner; fields that are not configured are null and not shown. */
  contact: z.strictObject({
    hotline: z.string().nullable(),
    email: z.string().nullable(),
    /** Monday to Friday, HH:MM. */
    hours: z.strictObject({ from: z.string(), to: z.string() }),
  }),
  /** ICP filing number and the URL to verify it. */
  filing: z.string().nullable(),
  /** Targets of the QR codes in the side panel. */
  publicAccountUrl: z.string().nullable(),
  miniProgramUrl: z.string().nullable(),
  /** Free lookups a day of each vehicle class. */
  freeLookups: z.strictObject({ C: z.number().int(), B: z.number().int() }),
  sampleQueries: z.array(z.strictObject({ kind: z.enum(['vin', 'name', 'announcement', 'oe']), text: z.string() })),
  /** One query of each kind, for the home page: a car's VIN, a truck's VIN, an OE number. */
  homeQueries: z.array(z.strictObject({ kind: z.enum(['car', 'truck', 'oe']), text: z.string() })),
  /** Registration URL of the main platform, if it is on another site. */
  registerUrl: z.url().nullable(),
  /** Target of “try the new version”, if not the version records. */
  newVersionUrl: z.url().nullable(),
  /** The shop brand has an external management site. */
  hasManageSite: z.boolean(),
  /** Browsers keep the last vehicles of a user for reading offline. */
  hasOfflineReading: z.boolean(),
});
export type SiteInfo = z.infer<typeof SiteInfo>;

export const siteInfo = { body: EmptyBody, result: SiteInfo };
