import { z } from 'zod';
import { EmptyBody } from '../fields.ts';

export const siteInfo = {
  body: EmptyBody,
  result: z.strictObject({
    /** Demo data and demo accounts: only with the embedded default. */
    isDemo: z.boolean(),
    demoPassword: z.string().nullable(),
    demoAccounts: z.array(z.strictObject({ username: z.string(), roleValue: z.number().int(), phoneNum: z.string() })),
    /** How the site's owner is reached; what is not set up is null, and left out by the pages. */
    contact: z.strictObject({
      hotline: z.string().nullable(),
      email: z.string().nullable(),
      /** Monday to Friday, HH:MM. */
      hours: z.strictObject({ from: z.string(), to: z.string() }),
    }),
    /** The site's filing number (ICP), and where it can be checked. */
    filing: z.string().nullable(),
    /** What the two QR codes of the side panel lead to. */
    publicAccountUrl: z.string().nullable(),
    miniProgramUrl: z.string().nullable(),
    sampleQueries: z.array(z.strictObject({ kind: z.enum(['vin', 'name', 'announcement', 'oe']), text: z.string() })),
    /** Where people register on the main platform, if not here. */
    registerUrl: z.url().nullable(),
    /** What “try the new version” leads to, if not to the version records. */
    newVersionUrl: z.url().nullable(),
    /** There is an external management site for the shop brand. */
    hasManageSite: z.boolean(),
  }),
};
