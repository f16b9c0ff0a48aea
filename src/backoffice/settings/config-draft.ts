import type { BodyOf, ResultOf } from '../../contract/call.ts';
import type { settingCalls } from '../../contract/settings/calls.ts';
import { type SettingKey, type SettingValue, settingDefinitions } from '../../contract/settings/definitions.ts';
import { type FieldProblem, fieldProblem, inputValue } from '../form/field-problem.ts';

export type Setting = ResultOf<typeof settingCalls.configGet>['settings'][number];

/** A setting that was changed on the page and is not saved yet. */
export interface DraftEntry {
  /** The version and value that the change is based on. */
  rowVersion: number;
  original: SettingValue;
  value: unknown;
}

export type Draft = Readonly<Partial<Record<SettingKey, DraftEntry>>>;

/** The draft with another value of a setting; typing the saved value again removes it. */
export function withValue(draft: Draft, setting: Setting, value: unknown): Draft {
  const { key } = setting;
  const based = draft[key] ?? { rowVersion: setting.rowVersion, original: setting.value };
  const sent = inputValue(settingDefinitions[key].schema, value);
  if (isSame(sent, setting.value) && based.rowVersion === setting.rowVersion) return without(draft, key);
  return { ...draft, [key]: { ...based, value } };
}

export function without(draft: Draft, key: SettingKey): Draft {
  const { [key]: _removed, ...rest } = draft;
  return rest;
}

/** The value to show in the input. */
export function draftValue(draft: Draft, { key, value }: Setting): unknown {
  return draft[key] === undefined ? value : draft[key].value;
}

/** The change is based on another version than the server has now. */
export function isConflict(draft: Draft, { key, rowVersion }: Setting): boolean {
  return draft[key] !== undefined && draft[key].rowVersion !== rowVersion;
}

/** Keeps the user's value over the one that someone else saved. */
export function overTheirs(draft: Draft, setting: Setting): Draft {
  const entry = draft[setting.key];
  if (entry === undefined) return draft;
  const rebased = { ...draft, [setting.key]: { ...entry, rowVersion: setting.rowVersion, original: setting.value } };
  return withValue(rebased, setting, entry.value);
}

export function problemOf(key: SettingKey, value: unknown): FieldProblem | undefined {
  return fieldProblem(settingDefinitions[key].schema, value);
}

/** The body of the save; a setting that has its default again is sent without a value. */
export function toBody(draft: Draft, settings: readonly Setting[]): BodyOf<typeof settingCalls.configSave> {
  const entries = settings.flatMap((setting) => {
    const entry = draft[setting.key];
    if (entry === undefined) return [];
    const value = inputValue(settingDefinitions[setting.key].schema, entry.value);
    const { rowVersion } = entry;
    return [[setting.key, isSame(value, setting.default) ? { rowVersion } : { rowVersion, value }] as const];
  });
  return { values: Object.fromEntries(entries) };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
