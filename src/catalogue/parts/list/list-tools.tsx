import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { ProvincePanel } from '../../shared/province/province-panel.tsx';
import { ColumnMenu } from '../columns/column-menu.tsx';
import type { Column } from '../columns/columns.ts';
import { useListData } from '../table/list-context.ts';
import styles from './list-tools.module.css';

interface ListToolsProps {
  title: string;
  /** Undefined while no assembly is open. */
  count: number | undefined;
  /** Number of rows that do not fit this vehicle. */
  misfits: number;
  includesMisfits: boolean;
  onShowAll(includesMisfits: boolean): void;
  /** Undefined if there are no drawings to step through. */
  onStep?(way: 'before' | 'after'): void;
  onHelp?(): void;
  /** Undefined if the list has no columns. */
  columns: readonly Column[] | undefined;
  onColumns(columns: readonly Column[]): void;
  /** The export as a menu of its own or within one; undefined if there is nothing to export. */
  exportAs: ((isInMenu: boolean) => ReactNode) | undefined;
  /** The digits typed so far. */
  typed: string;
}

/** Toolbar of the list: title and count, filter of non-fitting rows, previous and next drawing, export, columns. */
export function ListTools(props: ListToolsProps) {
  const { title, count, misfits, onStep, onHelp, exportAs, columns, onColumns, typed } = props;
  const { t } = useTranslation('parts');
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <div className={styles.first}>
          {onStep !== undefined && <Steps onStep={onStep} />}
          <h2 title={title}>{title}</h2>
          {count !== undefined && <span className={`number ${styles.count}`}>{t('list.count', { count })}</span>}
          {(exportAs ?? onHelp) !== undefined && (
            <span className={styles.more}>
              <MoreTools exportAs={exportAs} onHelp={onHelp} />
            </span>
          )}
        </div>
        <PriceSource />
        {typed !== '' && (
          <span className={styles.typed} role="status">
            {t('list.typed', { typed })}
          </span>
        )}
        <span className={styles.gap} />
        {misfits > 0 && <MisfitSwitch {...props} />}
        {exportAs !== undefined && <span className={styles.wide}>{exportAs(false)}</span>}
        {columns !== undefined && <ColumnMenu columns={columns} onColumns={onColumns} />}
        {onHelp !== undefined && (
          <Button
            variant="plain"
            isSmall
            isIcon
            className={styles.wide ?? ''}
            aria-label={t('help.title')}
            title={`${t('help.title')} (?)`}
            onClick={onHelp}
          >
            ?
          </Button>
        )}
      </div>
    </div>
  );
}

function Steps({ onStep }: Required<Pick<ListToolsProps, 'onStep'>>) {
  const { t } = useTranslation('parts');
  return (
    <div className={styles.steps}>
      <Button
        variant="plain"
        isSmall
        isIcon
        aria-label={t('step.previous')}
        title={t('step.previous')}
        onClick={() => onStep('before')}
      >
        <Icon name="left" size={16} />
      </Button>
      <Button
        variant="plain"
        isSmall
        isIcon
        aria-label={t('step.next')}
        title={t('step.next')}
        onClick={() => onStep('after')}
      >
        <Icon name="right" size={16} />
      </Button>
    </div>
  );
}

function MisfitSwitch({ misfits, includesMisfits, onShowAll }: ListToolsProps) {
  const { t } = useTranslation('parts');
  const label = t('list.showMisfits', { count: misfits });
  return (
    <label className={styles.switch} title={label}>
      <input
        type="checkbox"
        role="switch"
        checked={includesMisfits}
        aria-checked={includesMisfits}
        onChange={(event) => onShowAll(event.target.checked)}
      />
      <span className={styles.long}>{label}</span>
      <span className={styles.short}>{t('list.misfits', { count: misfits })}</span>
    </label>
  );
}

/** Names the price where no column head does; opens the provinces. */
function PriceSource() {
  const { t } = useTranslation('prices');
  const { provinceName } = useListData();
  return (
    <span className={styles.source}>
      <Popover
        label={t('province.button', { province: provinceName })}
        trigger={
          <>
            <span>
              {priceLabel(t, 'market', 'short')} · {provinceName}
            </span>
            <Icon name="down" size={14} />
          </>
        }
      >
        <ProvincePanel />
      </Popover>
    </span>
  );
}

/** The tools that a narrow list has no room for. */
function MoreTools({ exportAs, onHelp }: Pick<ListToolsProps, 'exportAs'> & { onHelp: (() => void) | undefined }) {
  const { t } = useTranslation('parts');
  return (
    <Popover label={t('list.more')} trigger={<Icon name="more" />} className={styles.moreButton ?? ''}>
      <div className={styles.moreTools}>
        {exportAs !== undefined && (
          <>
            <h3>{t('list.export')}</h3>
            {exportAs(true)}
          </>
        )}
        {onHelp !== undefined && (
          <Button
            variant="plain"
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              onHelp();
            }}
          >
            {t('help.title')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
