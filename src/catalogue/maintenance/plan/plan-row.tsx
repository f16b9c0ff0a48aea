import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFormatters } from '../use-formatters.ts';
import { costOf, type Rates, totalFenOf } from './cost.ts';
import { DueStatus } from './due-status.tsx';
import type { PlanBody } from './plan-body.ts';
import type { LineOverride, PlanLine } from './plan-lines.ts';
import styles from './plan-row.module.css';
import { ProjectMaterials } from './project-materials.tsx';

interface PlanRowProps {
  body: PlanBody;
  line: PlanLine;
  rates: Rates;
  onOverride(override: LineOverride): void;
  /** Removes an added project. */
  onRemove(): void;
}

/** One project: whether it is chosen, its due state, its parts and materials, and its cost. */
export function PlanRow({ body, line, rates, onOverride, onRemove }: PlanRowProps) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const { project, due, isChosen, isChange, maintainState } = line;
  const cost = costOf(line, rates);
  const name = project.stdMaintTypeName;
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <label className={styles.name}>
        <input type="checkbox" checked={isChosen} onChange={() => onOverride({ isChosen: !isChosen })} />
        <span>
          {name}
          <span className={styles.interval}>
            <Interval project={project} />
          </span>
        </span>
      </label>
      <div className={styles.status}>
        {due === null ? (
          <span className={styles.added}>
            {t('state.added')}
            <Button variant="plain" isIcon isSmall aria-label={t('plan.remove', { name })} onClick={onRemove}>
              <Icon name="close" size={14} />
            </Button>
          </span>
        ) : (
          <DueStatus due={due} body={body} />
        )}
      </div>
      <div className={styles.details}>
        {maintainState === 1 && line.parts.length > 0 && <CheckOrChange line={line} onOverride={onOverride} />}
        {(isChange || maintainState !== 1) && (
          <ProjectMaterials line={line} rates={rates} onOption={(oeIds) => onOverride({ oeIds })} />
        )}
        <span className="quiet">
          {t('plan.hours', { hours: format.hours(cost.hours), sum: format.sum(cost.hoursFen) })}
        </span>
      </div>
      <div className={`number ${styles.cost}`}>
        {cost.pendingNum > 0 ? '…' : format.sum(totalFenOf(cost))}
        {cost.unpricedNum > 0 && (
          <span className={styles.unpriced}>{t('totals.unpriced', { count: cost.unpricedNum })}</span>
        )}
      </div>
    </li>
  );
}

/** Inspection only, or replacement too. */
function CheckOrChange({ line, onOverride }: { line: PlanLine; onOverride: (override: LineOverride) => void }) {
  const { t } = useTranslation('maintenance');
  const { project, isChange } = line;
  return (
    <fieldset className={styles.radios}>
      <legend className="unseen">{project.stdMaintTypeName}</legend>
      {([false, true] as const).map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={`change-${project.stdMaintId}`}
            checked={isChange === option}
            onChange={() => onOverride(option ? { isChange: true, isChosen: true } : { isChange: false })}
          />
          <span>{t(option ? 'plan.change' : 'plan.checkOnly')}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Interval({ project: { intervalKm, intervalMonths } }: Pick<PlanLine, 'project'>) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const km = intervalKm === null ? null : format.km(intervalKm);
  const months = intervalMonths === null ? null : format.months(intervalMonths);
  if (km !== null && months !== null) return t('plan.everyBoth', { km, months });
  const step = km ?? months;
  return step === null ? t('plan.noInterval') : t('plan.every', { step });
}
