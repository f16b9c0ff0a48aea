import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useShown } from '../use-shown.ts';
import { costOf, type Rates, totalFenOf } from './cost.ts';
import type { PlanBody } from './plan-body.ts';
import type { PlanLine, Wish } from './plan-lines.ts';
import styles from './plan-row.module.css';
import { ProjectMaterials } from './project-materials.tsx';
import { Standing } from './standing.tsx';

interface PlanRowProps {
  body: PlanBody;
  line: PlanLine;
  rates: Rates;
  onWish(wish: Wish): void;
  /** Takes an added project off the list again. */
  onDrop(): void;
}

/** One project: whether it is done, where it stands, what it takes and what it costs. */
export function PlanRow({ body, line, rates, onWish, onDrop }: PlanRowProps) {
  const { t } = useTranslation('maintenance');
  const shown = useShown();
  const { project, due, isChosen, isChange, maintainState } = line;
  const cost = costOf(line, rates);
  const name = project.stdMaintTypeName;
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <label className={styles.name}>
        <input type="checkbox" checked={isChosen} onChange={() => onWish({ isChosen: !isChosen })} />
        <span>
          {name}
          <span className={styles.interval}>
            <Interval project={project} />
          </span>
        </span>
      </label>
      <div className={styles.standing}>
        {due === null ? (
          <span className={styles.added}>
            {t('state.added')}
            <Button variant="plain" isIcon isSmall aria-label={t('plan.drop', { name })} onClick={onDrop}>
              <Icon name="close" size={14} />
            </Button>
          </span>
        ) : (
          <Standing due={due} body={body} />
        )}
      </div>
      <div className={styles.takes}>
        {maintainState === 1 && line.parts.length > 0 && <CheckOrChange line={line} onWish={onWish} />}
        {(isChange || maintainState !== 1) && (
          <ProjectMaterials line={line} rates={rates} onOption={(oeIds) => onWish({ oeIds })} />
        )}
        <span className="quiet">
          {t('plan.hours', { hours: shown.hours(cost.hours), sum: shown.sum(cost.hoursFen) })}
        </span>
      </div>
      <div className={`number ${styles.cost}`}>
        {cost.pendingNum > 0 ? '…' : shown.sum(totalFenOf(cost))}
        {cost.unpricedNum > 0 && (
          <span className={styles.unpriced}>{t('totals.unpriced', { count: cost.unpricedNum })}</span>
        )}
      </div>
    </li>
  );
}

/** Looked at only, or changed as well: what is worn is changed at once. */
function CheckOrChange({ line, onWish }: { line: PlanLine; onWish: (wish: Wish) => void }) {
  const { t } = useTranslation('maintenance');
  const { project, isChange } = line;
  return (
    <fieldset className={styles.either}>
      <legend className="unseen">{project.stdMaintTypeName}</legend>
      {([false, true] as const).map((wanted) => (
        <label key={String(wanted)}>
          <input
            type="radio"
            name={`change-${project.stdMaintId}`}
            checked={isChange === wanted}
            onChange={() => onWish({ isChange: wanted, ...(wanted ? { isChosen: true } : {}) })}
          />
          <span>{t(wanted ? 'plan.change' : 'plan.checkOnly')}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How often it is done. */
function Interval({ project: { intervalKm, intervalMonths } }: Pick<PlanLine, 'project'>) {
  const { t } = useTranslation('maintenance');
  const shown = useShown();
  const km = intervalKm === null ? null : shown.km(intervalKm);
  const months = intervalMonths === null ? null : shown.months(intervalMonths);
  if (km !== null && months !== null) return t('plan.everyBoth', { km, months });
  const step = km ?? months;
  return step === null ? t('plan.noInterval') : t('plan.every', { step });
}
