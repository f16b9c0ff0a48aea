import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintainType } from '../../../contract/maintenance/schemas.ts';
import { useFormatters } from '../use-formatters.ts';
import styles from './timeline.module.css';
import { nextMark, type Timeline, type TimelineMark } from './timeline.ts';

interface TimelineTableProps {
  timeline: Timeline;
  type: MaintainType;
  /** Lists every project in a row of its own. */
  isOpen: boolean;
  selected: number | undefined;
  onSelect(scale: number): void;
}

/** The axis with its marks as buttons (one tab stop, arrow keys between them) and the vehicle's position on it. */
export function TimelineTable({ timeline, type, isOpen, selected, onSelect }: TimelineTableProps) {
  const { t } = useTranslation('maintenance');
  const { marks, rows, position, maxDue } = timeline;
  const scroller = useRef<HTMLDivElement>(null);
  const selectedAt = marks.findIndex(({ scale }) => scale === selected);
  const stop = selectedAt < 0 ? Math.min(marks.length - 1, Math.max(0, Math.round(position))) : selectedAt;
  // The marker, which is read from the DOM, moves with both; the axis would stay at the old scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are only triggers
  useEffect(() => {
    const element = scroller.current;
    const here = element?.querySelector<HTMLElement>('[data-here]');
    // Not scrollIntoView, which would scroll the page too.
    if (element && here) element.scrollLeft = here.offsetLeft - element.clientWidth / 2;
  }, [position, type]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('thead button')];
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    const next = at < 0 ? undefined : nextMark(event.key, at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const style: CSSProperties & Record<'--position', number> = { '--position': position };
  return (
    <div className={styles.scroller} ref={scroller}>
      <div className={styles.drawing} style={style}>
        <table className={styles.table} onKeyDown={onKeyDown}>
          <caption className="unseen">{t(`timeline.caption.${type}`)}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t(`timeline.axis.${type}`)}
              </th>
              {marks.map((mark, index) => (
                <Mark
                  key={mark.scale}
                  mark={mark}
                  maxDue={maxDue}
                  type={type}
                  isSelected={mark.scale === selected}
                  isStop={index === stop}
                  onSelect={onSelect}
                />
              ))}
            </tr>
          </thead>
          {isOpen && (
            <tbody>
              {rows.map((row) => (
                <tr key={row.stdMaintId}>
                  <th scope="row">{row.name}</th>
                  {marks.map((mark, index) => (
                    <td key={mark.scale} className={mark.scale === selected ? styles.chosen : ''}>
                      {row.dueAt[index] === true && (
                        <span className={row.isCheck ? styles.check : styles.must}>
                          <span className="unseen">{row.isCheck ? t('timeline.check') : t('timeline.must')}</span>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
        <div className={styles.here} data-here>
          <span className={styles.hereLabel}>{t('timeline.here')}</span>
        </div>
      </div>
    </div>
  );
}

interface MarkProps {
  mark: TimelineMark;
  maxDue: number;
  type: MaintainType;
  isSelected: boolean;
  /** The tab stop among the marks. */
  isStop: boolean;
  onSelect(scale: number): void;
}

function Mark({ mark, maxDue, type, isSelected, isStop, onSelect }: MarkProps) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const { scale, mustNum, checkNum, isPast } = mark;
  const label = type === 'month' ? format.months(scale) : format.km(scale);
  const height = (count: number) => ({ height: `${(count / maxDue) * 100}%` });
  return (
    <th scope="col" className={isPast ? styles.past : ''}>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={isSelected}
        aria-label={t('timeline.mark', { scale: label, must: mustNum, check: checkNum })}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onSelect(scale)}
      >
        <span className={styles.bars}>
          <span className={styles.barCheck} style={height(checkNum)} />
          <span className={styles.barMust} style={height(mustNum)} />
        </span>
        <span className={styles.count}>{mustNum + checkNum}</span>
        <span className={styles.label}>{type === 'month' ? format.number(scale) : format.number(scale / 1000)}</span>
      </button>
    </th>
  );
}
