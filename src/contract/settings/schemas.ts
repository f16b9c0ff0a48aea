import { z } from 'zod';
import { EmptyBody, Id } from '../fields.ts';
import { type SettingValue as AnyValue, settingDefinitions, settingKeys } from './definitions.ts';

const Key = z.enum(settingKeys);
const SettingValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(Id)]);
const RowVersion = z.number().int().min(0).max(2_147_483_647);

const Setting = z.strictObject({
  key: Key,
  value: SettingValue,
  default: SettingValue,
  /** Where the default comes from: the product, or an environment variable of this installation. */
  defaultSource: z.enum(['product', 'environment']),
  /** Counts the changes; 0: never changed. */
  rowVersion: RowVersion,
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});
export type Setting = z.infer<typeof Setting>;

const Settings = z.strictObject({ settings: z.array(Setting) });

export const configGet = { body: EmptyBody, result: Settings };

/** Without a value: back to the default. */
const changeOf = (schema: z.ZodType<AnyValue>) =>
  z.strictObject({ rowVersion: RowVersion, value: schema.optional() }).optional();

export const configSave = {
  body: z.strictObject({
    values: z.strictObject(
      Object.fromEntries(settingKeys.map((key) => [key, changeOf(settingDefinitions[key].schema)])),
    ),
  }),
  result: Settings,
};

const SettingChange = z.strictObject({
  rowVersion: RowVersion,
  /** Null with `isDefault`: the default of then is not stored. */
  value: SettingValue,
  isDefault: z.boolean(),
  changedAt: z.iso.datetime(),
  changedBy: z.string().nullable(),
});
export type SettingChange = z.infer<typeof SettingChange>;

export const configHistory = {
  body: z.strictObject({ key: Key }),
  result: z.strictObject({ rows: z.array(SettingChange) }),
};
