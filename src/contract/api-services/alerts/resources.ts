import { z } from 'zod';
import { crud } from '../../crud.ts';
import { Id, text } from '../../fields.ts';
import { InterfaceCode } from '../definition.ts';
import { ALERT_PAGE, ALERT_WINDOW_MAX } from './rules.ts';

/** Fires while an interface has more errors of ours, in the last minutes, than this share of its calls. */
export const ApiAlertRule = z.object({
  ruleId: Id,
  name: text(60),
  nameEn: z.string().max(60),
  /** Null: every interface, each for itself. */
  interfaceCode: InterfaceCode.max(40).nullable(),
  errorPercent: z.number().int().min(1).max(100),
  windowMinutes: z.number().int().min(5).max(ALERT_WINDOW_MAX),
  /** With fewer calls the rule does not fire: one failed call of two is no reason for an alert. */
  callsMin: z.number().int().min(1).max(1_000_000),
  isOn: z.boolean(),
  isFiring: z.boolean(),
  /** The codes of the interfaces for which it fires, separated by a comma and a space. */
  firing: z.string(),
  /** When it last began to fire. */
  lastFiredAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
});
export type ApiAlertRule = z.infer<typeof ApiAlertRule>;

export const apiAlertRules = crud('apiAlertRule', {
  item: ApiAlertRule,
  id: 'ruleId',
  nameField: 'name',
  input: ApiAlertRule.pick({ name: true }).extend({
    nameEn: ApiAlertRule.shape.nameEn.default(''),
    interfaceCode: ApiAlertRule.shape.interfaceCode.default(null),
    errorPercent: ApiAlertRule.shape.errorPercent.default(5),
    windowMinutes: ApiAlertRule.shape.windowMinutes.default(60),
    callsMin: ApiAlertRule.shape.callsMin.default(20),
    isOn: z.boolean().default(true),
  }),
  filters: ApiAlertRule.pick({ name: true, isOn: true, isFiring: true }),
  power: ALERT_PAGE,
  table: 'api_alert_rule',
});
