import type { SettingKey, SettingValue, SettingValues } from '../../contract/settings/definitions.ts';
import { settingDefaults, settingKeys } from '../../contract/settings/definitions.ts';
import type { Setting } from '../../contract/settings/schemas.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { readStoredSettings, type StoredSettings } from './repository.ts';

/** A change on another node is seen within this time and that of one statement. */
export const POLL_MS = 2_000;

interface Options {
  db: Pick<Database, 'run'>;
  /** Defaults of this installation, from its environment. */
  configured: Partial<SettingValues>;
  onError(error: unknown): void;
}

export interface SettingsStore extends Settings {
  /** Reads the settings, and from then on again every POLL_MS. */
  start(): Promise<void>;
  stop(): void;
  /** Reads the settings as they are stored at the time of the call or later. */
  refresh(): Promise<void>;
  defaultOf(key: SettingKey): SettingValue;
  /** Every setting for the back office, as last read. */
  list(): Setting[];
}

/**
 * The settings in memory, so that no request waits for them. Polling works on both engines and needs no connection of its
 * own. When the database fails, the last values stay.
 */
export function createSettingsStore({ db, configured, onError }: Options): SettingsStore {
  const defaults: SettingValues = { ...settingDefaults, ...configured };
  let stored: StoredSettings = new Map();
  let values = defaults;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let reading: Promise<void> = Promise.resolve();

  async function read() {
    stored = await readStoredSettings(db);
    const changed = [...stored].flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const]));
    values = Object.assign({}, defaults, Object.fromEntries(changed));
  }
  /** One after the other, so that an older result never replaces a newer one. */
  const refresh = () => {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  };
  const poll = () => {
    if (isStopped) return;
    timer = setTimeout(() => void refresh().catch(onError).finally(poll), POLL_MS);
    timer.unref();
  };

  return {
    get: (key) => values[key],
    refresh,
    async start() {
      await refresh();
      poll();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    defaultOf: (key) => defaults[key],
    list: () =>
      settingKeys.map((key) => {
        const change = stored.get(key);
        return {
          key,
          value: values[key],
          default: defaults[key],
          defaultSource: isSameValue(defaults[key], settingDefaults[key]) ? 'product' : 'environment',
          rowVersion: change?.rowVersion ?? 0,
          changedAt: change?.changedAt ?? null,
          changedBy: change?.changedBy ?? null,
        };
      }),
  };
}

export function isSameValue(one: SettingValue | undefined, other: SettingValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
