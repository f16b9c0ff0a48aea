import { z } from 'zod';
import { call, Done, Id, text } from './call.ts';
import { crud } from './crud.ts';

/** 1 general user, 2 agent, 3 seller, 4 manager. */
export const RoleValue = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** The values of the roles that see their own agency code's users alone. */
export const AGENT = 2;
export const SELLER = 3;
/** The value of a role that manages the product: one such account always remains. */
export const MANAGER = 4;

export const Role = z.object({
  roleId: Id,
  roleName: text(30),
  roleValue: RoleValue,
  remark: z.string().max(200).nullable(),
});
export type Role = z.infer<typeof Role>;

export const roles = crud('role', {
  item: Role,
  id: 'roleId',
  input: Role.omit({ roleId: true }).extend({ remark: z.string().max(200).nullable().default(null) }),
  filters: Role.pick({ roleName: true, roleValue: true }),
  power: '/manager/role',
});

export const rolePowerSelect = call({
  operation: 'rolePowerSelect',
  path: '/role/power/select',
  access: '/manager/role',
  body: z.strictObject({ roleId: Id }),
  result: z.strictObject({ powerIds: z.array(Id) }),
});

export const rolePowerSave = call({
  operation: 'rolePowerSave',
  path: '/role/power/save',
  access: '/manager/role:edit',
  body: z.strictObject({ roleId: Id, powerIds: z.array(Id).max(2000) }),
  result: Done,
});
