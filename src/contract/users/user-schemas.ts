import { z } from 'zod';
import { RoleValue } from '../access/role-schemas.ts';
import { EmptyBody, Id } from '../fields.ts';

export const companyTypes = {
  body: EmptyBody,
  /** In the dictionary's order; `value` is the entry's id, `label` its name in the caller's language. */
  result: z.array(z.strictObject({ value: Id, label: z.string() })),
};

export const countUsers = {
  body: z.strictObject({ roleName: RoleValue }),
  result: z.strictObject({ roleName: RoleValue, count: z.number().int().min(0) }),
};
