import type { EditConflict } from '../../contract/audit/edit-conflict.ts';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { settingCalls } from '../../contract/settings/calls.ts';
import { type SettingKey, type SettingValue, settingKeys } from '../../contract/settings/definitions.ts';
import type { Handlers } from '../http/serve.ts';
import { actorOf, type Change, runChange } from '../platform/audit/change.ts';
import { isSecondPersonKey, requireSecondPerson } from '../platform/audit/second-person.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { insertSettingChange, listSettingChanges } from './repository.ts';
import { isSameValue, type SettingsStore } from './settings-store.ts';

interface Dependencies {
  db: Database;
  store: SettingsStore;
}

type Values = CheckedBodyOf<typeof settingCalls.configSave>['values'];

/** The back office's page of settings. */
export function settingRoutes({ db, store }: Dependencies): Handlers<typeof settingCalls> {
  const listNow = async () => {
    await store.refresh();
    return { settings: store.list() };
  };
  return {
    configGet: listNow,
    async configSave({ values }, context) {
      await store.refresh();
      try {
        await runChange(db, actorOf(context), (change) => saveAll(change, { store, values }));
      } catch (error) {
        throw error instanceof SettingConflict ? await conflictRefusal(store, error.keys) : error;
      }
      return listNow();
    },
    configHistory: async ({ key }) => ({ rows: await listSettingChanges(db.sql, key) }),
  };
}

/** Settings that were changed after they had been read; thrown to roll the transaction back. */
class SettingConflict extends Error {
  readonly keys: readonly SettingKey[];

  constructor(keys: readonly SettingKey[]) {
    super('settings were changed by someone else');
    this.keys = keys;
  }
}

/**
 * Saves settings whose change was approved. The values of now are not read for the refusal: the embedded engine has one
 * connection, which the change holds.
 * @throws Refusal 900410
 */
export async function saveApproved(change: Change, saving: { store: SettingsStore; values: Values }): Promise<void> {
  await saveAll(change, saving).catch((error: unknown) => {
    throw error instanceof SettingConflict ? new Refusal('900410') : error;
  });
}

async function conflictRefusal(store: SettingsStore, keys: readonly SettingKey[]): Promise<Refusal> {
  await store.refresh();
  const theirs = store.list().filter(({ key }) => keys.includes(key));
  const [newest] = theirs.toSorted((one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''));
  const result: EditConflict = {
    theirs: Object.fromEntries(theirs.map(({ key, value }) => [key, value])),
    changedBy: newest?.changedBy ?? '',
    changedAt: newest?.changedAt ?? null,
  };
  return new Refusal('900410', { result });
}

/** In the order of the keys, so that two people who save the same settings do not deadlock. */
async function saveAll(change: Change, { store, values }: { store: SettingsStore; values: Values }): Promise<void> {
  const conflicts: SettingKey[] = [];
  // Read before anything is saved: a setting that is switched off here still counts.
  await requireForSecondPerson(change, { store, values });
  for (const key of settingKeys.toSorted()) {
    const entry = values[key];
    if (entry === undefined) continue;
    const isSaved = await saveOne(change, { store, key, ...entry });
    if (!isSaved) conflicts.push(key);
  }
  if (conflicts.length > 0) throw new SettingConflict(conflicts);
}

interface Entry {
  store: SettingsStore;
  key: SettingKey;
  rowVersion: number;
  value?: SettingValue | undefined;
}

/** Only values that differ from the default are stored. @returns false if the setting was changed since that version */
async function saveOne(change: Change, { store, key, rowVersion, value }: Entry): Promise<boolean> {
  const wanted = isSameValue(value, store.defaultOf(key)) ? undefined : value;
  const { userId } = change.actor;
  const inserted = await insertSettingChange(change.sql, { key, rowVersion, value: wanted, userId });
  if (inserted === null) return false;
  const orDefault = (stored: SettingValue | undefined) => (stored === undefined ? store.defaultOf(key) : stored);
  change.record({
    action: 'edit',
    subject: 'setting',
    subjectId: key,
    before: { value: orDefault(inserted.before) },
    after: { value: orDefault(wanted) },
  });
  return true;
}

/** Nobody switches the second person off alone. @throws ApprovalNeeded */
async function requireForSecondPerson(change: Change, { store, values }: { store: SettingsStore; values: Values }) {
  const changed = settingKeys
    .filter((key) => isSecondPersonKey(key) && values[key] !== undefined)
    .map((key) => ({ key, before: store.get(key), after: values[key]?.value ?? store.defaultOf(key) }))
    .filter(({ before, after }) => !isSameValue(before, after));
  if (changed.length === 0) return;
  const nameOf = (key: SettingKey) => key.replace(/^.*\./, '');
  await requireSecondPerson(change, {
    ...{ kind: 'secondPersonSetting', subject: 'setting', subjectId: 'secondPerson' },
    before: Object.fromEntries(changed.map(({ key, before }) => [nameOf(key), before])),
    after: Object.fromEntries(changed.map(({ key, after }) => [nameOf(key), after])),
  });
}
