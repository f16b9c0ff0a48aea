import { z } from 'zod';
import { RETAIL_TRIAL_DAYS } from '../billing/rules.ts';
import { SUB_ACCOUNTS_MAX } from '../company/rules.ts';
import { Id } from '../fields.ts';
import { FIT_REPORTS_PER_DAY } from '../fit-reports/rules.ts';
import { FREE_LOOKUPS_PER_DAY } from '../quota/rules.ts';
import { GIFT_DAYS } from '../survey/rules.ts';
import { VIN_REQUESTS_PER_DAY } from '../vin-requests/rules.ts';
import type { SettingGroup } from './groups.ts';

/** The unit of a number, as a key of the back office's texts; `fen` is shown and typed in yuan. */
export type SettingUnit =
  | 'perDay'
  | 'itemsPerDay'
  | 'perHour'
  | 'days'
  | 'accounts'
  | 'lookups'
  | 'fen'
  | 'units'
  | 'perSecond'
  | 'records'
  | 'percent';

interface SettingDefinition<Schema extends z.ZodType> {
  group: SettingGroup;
  schema: Schema;
  default: z.output<Schema>;
  unit?: SettingUnit;
}

const define = <Schema extends z.ZodType>(
  schema: Schema,
  definition: Omit<SettingDefinition<Schema>, 'schema'>,
): SettingDefinition<Schema> => ({ schema, ...definition });

const count = (min: number, max: number) => z.number().int().min(min).max(max);
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Above this a second person must approve; null: never. */
const Limit = (max: number) => count(0, max).nullable();

/**
 * The settings of the product, by key. Their names and meanings are in locales/<language>/backoffice/config.json under
 * `setting`. Where a value comes from: docs/adr/0024-settings.md.
 */
export const settingDefinitions = {
  'freeLookups.C': define(count(0, 1_000), { group: 'lookups', default: FREE_LOOKUPS_PER_DAY, unit: 'perDay' }),
  'freeLookups.B': define(count(0, 1_000), { group: 'lookups', default: FREE_LOOKUPS_PER_DAY, unit: 'perDay' }),

  'contact.hotline': define(z.string().trim().min(3).max(40).nullable(), { group: 'contact', default: null }),
  'contact.email': define(z.email().max(100).nullable(), { group: 'contact', default: null }),
  'contact.hoursFrom': define(Clock, { group: 'contact', default: '09:00' }),
  'contact.hoursTo': define(Clock, { group: 'contact', default: '18:00' }),

  'sms.isOn': define(z.boolean(), { group: 'services', default: true }),
  'ePrices.isOn': define(z.boolean(), { group: 'services', default: true }),
  'ePrices.trialDays': define(count(1, 90), { group: 'services', default: RETAIL_TRIAL_DAYS, unit: 'days' }),
  'survey.isGiftOn': define(z.boolean(), { group: 'services', default: true }),
  'survey.giftDays': define(count(1, 366), { group: 'services', default: GIFT_DAYS, unit: 'days' }),

  'sms.perHour': define(count(1, 100_000), { group: 'limits', default: 500, unit: 'perHour' }),
  'vinRequests.perDay': define(count(0, 500), { group: 'limits', default: VIN_REQUESTS_PER_DAY, unit: 'itemsPerDay' }),
  'fitReports.perDay': define(count(0, 500), { group: 'limits', default: FIT_REPORTS_PER_DAY, unit: 'itemsPerDay' }),
  'company.subAccountsMax': define(count(1, 500), { group: 'limits', default: SUB_ACCOUNTS_MAX, unit: 'accounts' }),
  /** The first bound of a free account: from it on a captcha is required, from three times it on nothing more is given. */
  'catalogue.freeVehicles': define(count(100, 100_000), { group: 'limits', default: 1_500, unit: 'itemsPerDay' }),
  'catalogue.freeNumbers': define(count(100, 100_000), { group: 'limits', default: 2_000, unit: 'itemsPerDay' }),

  'api.isOpen': define(z.boolean(), { group: 'api', default: true }),
  'api.trialUnits': define(count(0, 100_000), { group: 'api', default: 100, unit: 'units' }),
  'api.trialDays': define(count(1, 366), { group: 'api', default: 30, unit: 'days' }),
  'api.perSecond': define(count(1, 1_000), { group: 'api', default: 20, unit: 'perSecond' }),
  'api.perDay': define(count(1, 10_000_000), { group: 'api', default: 20_000, unit: 'perDay' }),
  'api.testPerSecond': define(count(1, 100), { group: 'api', default: 5, unit: 'perSecond' }),
  'api.testPerDay': define(count(1, 100_000), { group: 'api', default: 500, unit: 'perDay' }),
  'api.interfacePerSecond': define(count(1, 10_000), { group: 'api', default: 500, unit: 'perSecond' }),

  /** Staff who are left out of the list of sellers. */
  excludedSalesIds: define(z.array(Id).max(20), { group: 'staff', default: [] }),

  'secondPerson.packagePrice': define(z.boolean(), { group: 'secondPerson', default: false }),
  'secondPerson.managementRole': define(z.boolean(), { group: 'secondPerson', default: false }),
  'secondPerson.freeQuotaAbove': define(Limit(1_000_000), { group: 'secondPerson', default: null, unit: 'lookups' }),
  'secondPerson.refundAboveFen': define(Limit(100_000_000), { group: 'secondPerson', default: null, unit: 'fen' }),
  'secondPerson.importGoneAbove': define(Limit(100_000_000), { group: 'secondPerson', default: null, unit: 'records' }),
  'secondPerson.importPricesAbove': define(Limit(100_000_000), {
    group: 'secondPerson',
    default: null,
    unit: 'records',
  }),
};

export type SettingDefinitions = typeof settingDefinitions;
export type SettingKey = keyof SettingDefinitions;
export type SettingValues = { [Key in SettingKey]: z.output<SettingDefinitions[Key]['schema']> };
export type SettingValue = SettingValues[SettingKey];

export const settingKeys = Object.keys(settingDefinitions).filter(isSettingKey);

/** The values that the product states. */
export const settingDefaults = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].default]),
) as SettingValues;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key);
}
