import { z } from 'zod';
import { RowVersion } from '../crud.ts';
import { EmptyBody, Id, text } from '../fields.ts';

/** 1 general user, 2 agent, 3 seller, 4 manager. */
export const RoleValue = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

export const RoleNameEn = z.string().max(60);

export const Role = z.object({
  roleId: Id,
  roleName: text(30),
  /** Empty where the role has none; its name is then shown in English too. */
  roleNameEn: RoleNameEn,
  roleValue: RoleValue,
  remark: z.string().max(200).nullable(),
});
export type Role = z.infer<typeof Role>;

export const rolePowerSelect = {
  body: z.strictObject({ roleId: Id }),
  /** The version is the role's. */
  result: z.strictObject({ powerIds: z.array(Id), rowVersion: RowVersion }),
};

export const roleSimulate = {
  body: z.strictObject({ roleId: Id }),
  result: z.strictObject({ roleId: Id, roleName: z.string(), roleNameEn: RoleNameEn, powerCodes: z.array(z.string()) }),
};

export const rolePowerSave = {
  body: z.strictObject({ roleId: Id, rowVersion: RowVersion, powerIds: z.array(Id).max(2000) }),
  result: z.strictObject({ rowVersion: RowVersion }),
};

export const rolePackageSelect = {
  body: z.strictObject({ roleId: Id }),
  result: z.strictObject({
    packageIds: z.array(Id),
    /** The version of the role. */
    rowVersion: RowVersion,
    /** In their order, in the caller's language. */
    packages: z.array(
      z.strictObject({
        packageId: Id,
        name: z.string(),
        isOnSale: z.boolean(),
        /** It is linked to at least one role, so that others do not see it. */
        isLimited: z.boolean(),
      }),
    ),
  }),
};

export const rolePackageRelate = {
  body: z.strictObject({ roleId: Id, rowVersion: RowVersion, packageIds: z.array(Id).max(2000) }),
  result: z.strictObject({ rowVersion: RowVersion }),
};

export const roleUserCounts = {
  body: EmptyBody,
  result: z.array(
    z.strictObject({ roleId: Id, roleName: z.string(), roleNameEn: RoleNameEn, users: z.number().int() }),
  ),
};
