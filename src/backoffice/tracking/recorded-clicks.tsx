import { useCan } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { resources } from '../../contract/all-calls.ts';
import { inLanguage } from '../../contract/in-language.ts';
import { trackingCalls } from '../../contract/tracking/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { notify } from '../../providers/notification.ts';
import { Pending } from '../../ui/pending.tsx';
import { conflictOf } from '../form/conflict.ts';
import { useMessages } from '../messages.ts';
import styles from './visits.module.css';

const ALL = { pageSize: 10_000, filters: {}, sort: [{ field: 'pointCode', order: 'asc' as const }] };

/** Which points are recorded: all of them are saved at once. */
export function RecordedClicks() {
  const { t, language } = useMessages();
  const queryClient = useQueryClient();
  const { data, error } = useCall(resources.buried.list, ALL, { staleTime: 0 });
  const { data: permission } = useCan({ resource: 'buried', action: 'edit' });
  const [chosen, setChosen] = useState<Readonly<Record<number, boolean>>>({});
  const points = data?.rows ?? [];
  const changed = points.flatMap(({ pointId, rowVersion, isOn }) => {
    const wanted = chosen[pointId] ?? isOn;
    return wanted === isOn ? [] : [{ pointId, rowVersion, isOn: wanted }];
  });
  const save = useAction(() => request(trackingCalls.buriedPointSave, { points: changed }), {
    done: () => t('buried:recorded.saved'),
    onDone: async () => {
      await queryClient.invalidateQueries();
      setChosen({});
    },
    changes: [resources.buried.list],
    // The refetched points have the changes of the others; a switch has no third value to choose.
    onError(error) {
      const isConflict = conflictOf(error) !== undefined;
      if (isConflict) notify('warning', t('buried:recorded.conflict'));
      return isConflict;
    },
  });
  if (data === undefined && error === null) return <Pending label={t('common:loading')} rows={6} />;
  if (points.length === 0) return null;
  return (
    <section className={styles.visits} aria-labelledby="recorded-clicks">
      <div className={styles.head}>
        <h2 id="recorded-clicks">{t('buried:recorded.title')}</h2>
        {changed.length > 0 && (
          <Button disabled={save.isBusy} onClick={() => setChosen({})}>
            {t('buried:recorded.discard')}
          </Button>
        )}
        {permission?.can === true && (
          <Button type="primary" disabled={changed.length === 0} loading={save.isBusy} onClick={() => void save.run()}>
            {t('buried:recorded.save')}
          </Button>
        )}
      </div>
      <ul className={styles.points}>
        {points.map(({ pointId, name, nameEn, path, isOn }) => (
          <li key={pointId}>
            <Switch
              aria-label={inLanguage(language, name, nameEn)}
              checked={chosen[pointId] ?? isOn}
              disabled={permission?.can !== true || save.isBusy}
              onChange={(wanted) => setChosen({ ...chosen, [pointId]: wanted })}
            />
            <span>{inLanguage(language, name, nameEn)}</span>
            <span className="quiet">{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
