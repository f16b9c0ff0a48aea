import { useCan, useWarnAboutChange } from '@refinedev/core';
import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { settingCalls } from '../../contract/settings/calls.ts';
import { type SettingKey, settingDefinitions } from '../../contract/settings/definitions.ts';
import { settingGroups } from '../../contract/settings/groups.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { conflictOf } from '../form/conflict.ts';
import list from '../list/list.module.css';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './config.module.css';
import {
  type Draft,
  draftValue,
  isConflict,
  overTheirs,
  problemOf,
  type Setting,
  toBody,
  without,
  withValue,
} from './config-draft.ts';
import { SettingHistory } from './setting-history.tsx';
import { type SettingActions, SettingRow } from './setting-row.tsx';

/** The product's settings by group; changes are saved together. */
export function ConfigPage() {
  const { t } = useMessages();
  const { data, error, refetch } = useCall(settingCalls.configGet, {}, { staleTime: 0 });
  return (
    <div className={list.page}>
      <div className={list.head}>
        <h1>{t('config:title')}</h1>
      </div>
      <p className="quiet">{t('config:lead')}</p>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && <Settings settings={data.settings} />}
    </div>
  );
}

/** The server's refusals by setting. */
type Refusals = Readonly<Partial<Record<SettingKey, string>>>;

function Settings({ settings }: { settings: readonly Setting[] }) {
  const { t } = useMessages();
  const { data: permission } = useCan({ resource: 'config', action: 'edit' });
  const canEdit = permission?.can === true;
  const [draft, setDraft] = useState<Draft>({});
  const [refusals, setRefusals] = useState<Refusals>({});
  const [historyKey, setHistoryKey] = useState<SettingKey>();
  const { setWarnWhen } = useWarnAboutChange();
  const changed = settings.filter(({ key }) => draft[key] !== undefined);
  const isBlocked = changed.some(
    (setting) => isConflict(draft, setting) || problemOf(setting.key, draftValue(draft, setting)) !== undefined,
  );
  const hasChanges = changed.length > 0;
  useEffect(() => setWarnWhen(hasChanges), [hasChanges, setWarnWhen]);
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);

  const save = useAction(() => request(settingCalls.configSave, toBody(draft, settings)), {
    onDone: () => setDraft({}),
    done: () => t('config:saved'),
    // The refetched settings show the values of the others beside one's own.
    changes: [settingCalls.configGet, settingCalls.configHistory],
    onError(failure) {
      const found = failure instanceof CallError ? refusalsOf(failure, settings) : {};
      setRefusals(found);
      // A conflict is shown at its settings too.
      return Object.keys(found).length > 0 || conflictOf(failure) !== undefined;
    },
  });
  const actions: SettingActions = {
    change(setting, value) {
      setRefusals({});
      setDraft((current) => withValue(current, setting, value));
    },
    takeTheirs: (key) => setDraft((current) => without(current, key)),
    keepMine: (setting) => setDraft((current) => overTheirs(current, setting)),
    showHistory: setHistoryKey,
  };
  const shown = settings.find(({ key }) => key === historyKey);
  const discard = () => {
    setRefusals({});
    setDraft({});
  };
  return (
    <>
      {settingGroups.map((group) => (
        <Group key={group} group={group}>
          {settings
            .filter(({ key }) => settingDefinitions[key].group === group)
            .map((setting) => (
              <SettingRow
                key={setting.key}
                setting={setting}
                draft={draft}
                refusal={refusals[setting.key]}
                canEdit={canEdit}
                actions={actions}
              />
            ))}
        </Group>
      ))}
      {canEdit && hasChanges && (
        <div className={styles.bar} role="region" aria-label={t('config:unsaved')}>
          <span>{t('config:changes', { count: changed.length })}</span>
          <Button disabled={save.isBusy} onClick={discard}>
            {t('config:discard')}
          </Button>
          <Button type="primary" loading={save.isBusy} disabled={isBlocked} onClick={() => void save.run()}>
            {t('common:action.save')}
          </Button>
        </div>
      )}
      {shown !== undefined && (
        <SettingHistory
          setting={shown}
          canEdit={canEdit}
          onUse={(value) => {
            actions.change(shown, value);
            setHistoryKey(undefined);
          }}
          onClose={() => setHistoryKey(undefined)}
        />
      )}
    </>
  );
}

function Group({ group, children }: { group: string; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <section className={styles.group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{t(`config:group.${group}`)}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** What the server says about single settings: the paths of its problems are data.values.<key>.value. */
function refusalsOf({ problems }: CallError, settings: readonly Setting[]): Refusals {
  const found = problems.flatMap(({ path, message }) => {
    const setting = settings.find(({ key }) => path.startsWith(`data.values.${key}.`));
    return setting === undefined ? [] : [[setting.key, message] as const];
  });
  return Object.fromEntries(found);
}
