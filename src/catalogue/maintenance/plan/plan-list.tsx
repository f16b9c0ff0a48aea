import { useTranslation } from 'react-i18next';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { useFormatters } from '../use-formatters.ts';
import { useMaintainUrlState } from '../use-maintain-url-state.ts';
import { AddProject } from './add-project.tsx';
import type { Rates } from './cost.ts';
import type { PlanBody } from './plan-body.ts';
import { groupLines, type LineOverride, type PlanLine } from './plan-lines.ts';
import styles from './plan-list.module.css';
import { PlanRow } from './plan-row.tsx';
import type { PlanPrices } from './use-plan-prices.ts';

interface PlanListProps {
  body: PlanBody;
  lines: readonly PlanLine[];
  atScale: ReadonlySet<number> | null;
  rates: Rates;
  prices: PlanPrices;
  onOverride(stdMaintId: number, override: LineOverride): void;
  onAdd(project: MaintainProject): void;
  onRemove(project: MaintainProject): void;
  /** Undefined without changes. */
  onReset: (() => void) | undefined;
}

/** Every project of the plan in groups; the ticked ones are chosen. */
export function PlanList({ body, lines, atScale, rates, prices, onOverride, onAdd, onRemove, onReset }: PlanListProps) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const [{ scale, by: type }] = useMaintainUrlState();
  const mark = scale === undefined ? '' : type === 'month' ? format.months(scale) : format.km(scale);
  const title = scale === undefined ? t('plan.now', { mileage: format.km(body.mileage) }) : t('plan.at', { mark });
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="maintain-plan">
      <div className={styles.head}>
        <h2 id="maintain-plan">{title}</h2>
        {onReset !== undefined && (
          <Button variant="link" onClick={onReset}>
            {t('plan.reset')}
          </Button>
        )}
        <AddProject body={body} lines={lines} onAdd={onAdd} />
      </div>
      {prices.isFailed && (
        <p className={styles.failed} role="alert">
          {t('prices:failed')}{' '}
          <Button variant="link" onClick={prices.retry}>
            {t('common:action.retry')}
          </Button>
        </p>
      )}
      {scale === undefined && lines.every(({ due }) => due?.state === 'good') && (
        <p className={styles.nothingDue}>{t('plan.nothingDue')}</p>
      )}
      {groupLines(lines, atScale).map(({ group, lines: ofGroup }) => (
        <div key={group} className={styles.group} data-group={group}>
          <h3 data-group={group}>
            {t(`plan.group.${group}`, { mark })} <span className="number">{ofGroup.length}</span>
          </h3>
          <ul className={styles.list}>
            {ofGroup.map((line) => (
              <PlanRow
                key={line.project.stdMaintId}
                body={body}
                line={line}
                rates={rates}
                onOverride={(override) => onOverride(line.project.stdMaintId, override)}
                onRemove={() => onRemove(line.project)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
