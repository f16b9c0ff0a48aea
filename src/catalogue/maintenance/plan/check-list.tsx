import { useTranslation } from 'react-i18next';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import styles from './check-list.module.css';
import type { PlanBody } from './plan-body.ts';
import type { LineOverride, PlanLine } from './plan-lines.ts';

interface CheckListProps {
  body: PlanBody;
  lines: readonly PlanLine[];
  onOverride(stdMaintId: number, override: LineOverride): void;
}

/** The projects to inspect, to tick on screen or on paper; a worn part is set to be replaced in the plan. */
export function CheckList({ body, lines, onOverride }: CheckListProps) {
  const { t } = useTranslation('maintenance');
  const { data, error, refetch } = useCall(maintenanceCalls.getMaintainCheckList, body, { keepPreviousData: true });
  const lineOf = new Map(lines.map((line) => [line.project.stdMaintId, line]));
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="maintain-checks">
      <h2 id="maintain-checks">{t('check.title')}</h2>
      <p className="quiet">{t('check.hint')}</p>
      {error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton label={t('loading')} rows={4} />}
      <ul className={styles.list}>
        {data?.map(({ stdMaintId, stdMaintTypeName, partList, state }) => {
          const line = lineOf.get(stdMaintId);
          return (
            <li key={stdMaintId}>
              <label className={styles.item}>
                <input
                  type="checkbox"
                  checked={line?.isChosen ?? false}
                  onChange={() => onOverride(stdMaintId, { isChosen: line?.isChosen !== true })}
                />
                <span className={styles.box} aria-hidden="true" />
                <span>{stdMaintTypeName}</span>
              </label>
              <span className={styles.state} data-state={state}>
                {t(`state.${state}`)}
              </span>
              {partList.length > 0 && (
                <label className={styles.worn}>
                  <input
                    type="checkbox"
                    checked={line?.isChange ?? false}
                    onChange={() =>
                      onOverride(
                        stdMaintId,
                        line?.isChange === true ? { isChange: false } : { isChange: true, isChosen: true },
                      )
                    }
                  />
                  <span className={styles.box} aria-hidden="true" />
                  <span>
                    {t('check.worn')}
                    <span className="unseen"> {stdMaintTypeName}</span>
                  </span>
                </label>
              )}
              <span className={styles.remark} aria-hidden="true">
                {t('check.remark')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
