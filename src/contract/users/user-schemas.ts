import { z } from 'zod';
import { RoleValue } from '../access/role-schemas.ts';
import { EmptyBody } from '../fields.ts';

export const companyTypes = {
  body: EmptyBody,
  /** In the dictionary's order; `value` is what an account stores, `label` is in the caller's language. */
  result: z.array(z.strictObject({ value: z.string(), label: z.string() })),
};

export const countUsers = {
  body: z.strictObject({ roleName: RoleValue }),
  result: z.strictObject({ roleName: RoleValue, count: z.number().int().min(0) }),
};
