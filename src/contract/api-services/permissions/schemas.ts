import { z } from 'zod';
import { RoleNameEn } from '../../access/role-schemas.ts';
import { RowVersion } from '../../crud.ts';
import { Id, NoResult, text } from '../../fields.ts';
import { PageNumber, PageSize, pageOf } from '../../page.ts';
import { Definition, InterfaceCode } from '../definition.ts';
import { KEY_PER_DAY_MAX, KEY_PER_SECOND_MAX } from '../keys/rules.ts';
import { ApiKey } from '../keys/schemas.ts';
import { FieldRules } from '../wire.ts';
import { GRANT_UNITS_MAX, grantOrigins, permissionSources } from './rules.ts';

const Limits = {
  /** Null: that of the settings. */
  perSecond: z.number().int().min(1).max(KEY_PER_SECOND_MAX).nullable(),
  perDay: z.number().int().min(1).max(KEY_PER_DAY_MAX).nullable(),
};

const Rules = { isAllowed: z.boolean(), fieldRules: FieldRules, ...Limits };

export const Permission = z.strictObject({
  permissionId: Id,
  /** A main account, or null for a class. */
  userId: Id.nullable(),
  username: z.string().nullable(),
  /** A class of customers, or null for a customer. */
  roleId: Id.nullable(),
  roleName: z.string().nullable(),
  roleNameEn: RoleNameEn.nullable(),
  interfaceCode: InterfaceCode,
  ...Rules,
  rowVersion: RowVersion,
});
export type Permission = z.infer<typeof Permission>;

const page = { pageNum: PageNumber.default(1), pageSize: PageSize.max(200).default(20) };

export const permissionList = {
  body: z.strictObject({
    ...page,
    /** Part of the name of a customer or class. */
    search: z.string().trim().max(80).default(''),
    userId: Id.optional(),
    roleId: Id.optional(),
    interfaceCode: InterfaceCode.optional(),
  }),
  result: pageOf(Permission),
};

export const permissionSave = {
  body: z.strictObject({
    /** A main account, or a class. */
    subject: z.union([z.strictObject({ userId: Id }), z.strictObject({ roleId: Id })]),
    interfaceCode: InterfaceCode,
    ...Rules,
    /** Null: there was none. */
    rowVersion: RowVersion.nullable(),
  }),
  result: Permission,
};

export const permissionDelete = {
  body: z.strictObject({ permissionId: Id, rowVersion: RowVersion }),
  result: NoResult,
};

export const permissionSubjects = {
  body: z.strictObject({
    search: z.string().trim().max(80).default(''),
    /** A customer that is given besides, for its name. */
    userId: Id.optional(),
  }),
  result: z.strictObject({
    customers: z.array(z.strictObject({ userId: Id, username: z.string(), companyName: z.string().nullable() })),
    roles: z.array(z.strictObject({ roleId: Id, roleName: z.string(), roleNameEn: RoleNameEn })),
  }),
};

export const permissionPreview = {
  body: z.strictObject({ userId: Id, interfaceCode: InterfaceCode }),
  result: z.strictObject({
    source: z.enum(permissionSources),
    ...Rules,
    /** Whole numbers: the settings have replaced what is not stated. */
    perSecond: z.number().int(),
    perDay: z.number().int(),
    unitsLeft: z.number().int().min(0),
    /** As the customer sees it; null for an interface that was never published. */
    definition: Definition.nullable(),
  }),
};

export const Grant = z.strictObject({
  grantId: Id,
  userId: Id,
  username: z.string(),
  /** Null: every interface. */
  interfaceCode: InterfaceCode.nullable(),
  units: z.number().int(),
  used: z.number().int(),
  startsAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  origin: z.enum(grantOrigins),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  rowVersion: RowVersion,
});
export type Grant = z.infer<typeof Grant>;

export const apiGrantList = {
  body: z.strictObject({ ...page, userId: Id.optional(), interfaceCode: InterfaceCode.optional() }),
  result: pageOf(Grant),
};

export const apiGrantAdd = {
  body: z.strictObject({
    userId: Id,
    interfaceCode: InterfaceCode.nullable(),
    units: z.number().int().min(1).max(GRANT_UNITS_MAX),
    expiresAt: z.iso.datetime(),
    reason: text(200),
  }),
  result: Grant,
};

export const apiGrantRevoke = {
  body: z.strictObject({ grantId: Id, rowVersion: RowVersion, reason: text(200) }),
  result: Grant,
};

export const staffApiKeyList = { body: z.strictObject({ userId: Id }), result: z.array(ApiKey) };

export const staffApiKeyRevoke = { body: z.strictObject({ keyId: Id, reason: text(200) }), result: NoResult };
