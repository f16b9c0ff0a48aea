import { z } from 'zod';
import { call, Nothing } from './call.ts';

export const siteInfo = call({
  operation: 'siteInfo',
  path: '/site/info',
  access: 'open',
  body: Nothing,
  result: z.strictObject({
    /** Demo data and demo accounts: only with the embedded default. */
    isDemo: z.boolean(),
    demoPassword: z.string().nullable(),
    demoAccounts: z.array(z.strictObject({ username: z.string(), roleValue: z.number().int() })),
    sampleQueries: z.array(z.strictObject({ kind: z.enum(['vin', 'name', 'announcement', 'oe']), text: z.string() })),
    /** Where people register on the main platform, if not here. */
    registerUrl: z.url().nullable(),
    /** What “try the new version” leads to, if not to the version records. */
    newVersionUrl: z.url().nullable(),
    /** There is an external management site for the shop brand. */
    hasManageSite: z.boolean(),
  }),
});
