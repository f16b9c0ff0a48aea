import { useTranslation } from 'react-i18next';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { useMaintainPlace } from '../use-maintain-place.ts';
import { useShown } from '../use-shown.ts';
import { AddProject } from './add-project.tsx';
import type { Rates } from './cost.ts';
import type { PlanBody } from './plan-body.ts';
import { groupLines, type PlanLine, type Wish } from './plan-lines.ts';
import styles from './plan-list.module.css';
import { PlanRow } from './plan-row.tsx';
import type { PlanPrices } from './use-plan-prices.ts';

interface PlanListProps {
  body: PlanBody;
  lines: readonly PlanLine[];
  atScale: ReadonlySet<number> | null;
  rates: Rates;
  prices: PlanPrices;
  onWish(stdMaintId: number, wish: Wish): void;
  onAdd(project: MaintainProject): void;
  onDrop(project: MaintainProject): void;
  /** Undefined while nothing was changed. */
  onReset: (() => void) | undefined;
}

/** Every project of the plan, under where it stands; what is ticked is done. */
export function PlanList({ body, lines, atScale, rates, prices, onWish, onAdd, onDrop, onReset }: PlanListProps) {
  const { t } = useTranslation('maintenance');
  const shown = useShown();
  const [{ scale, by: type }] = useMaintainPlace();
  const mark = scale === undefined ? '' : type === 'month' ? shown.months(scale) : shown.km(scale);
  const title = scale === undefined ? t('plan.now', { mileage: shown.km(body.mileage) }) : t('plan.at', { mark });
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
        <p className={styles.nothing}>{t('plan.nothingDue')}</p>
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
                onWish={(wish) => onWish(line.project.stdMaintId, wish)}
                onDrop={() => onDrop(line.project)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
