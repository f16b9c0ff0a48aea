import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceKind } from '../../../contract/prices/price-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { PriceValue } from '../../shared/prices/price-value.tsx';
import { fitText } from './fit-text.ts';
import { useListData, useRowActions } from './list-context.ts';
import styles from './marks.module.css';
import { useRowTabIndex } from './row-tab-index.ts';
import type { Row } from './rows.ts';

/** The callout, with a mark if it is not on the drawing. */
export function CalloutMark({ row }: { row: Row }) {
  const { t } = useTranslation('parts');
  const { part, isFirst, isOnDrawing } = row;
  return (
    <span className={styles.callout}>
      <span className={isFirst ? `number ${styles.number}` : 'unseen'}>{part.orderNo}</span>
      {!isFirst && (
        <span className={styles.variant} aria-hidden="true">
          └
        </span>
      )}
      {!isOnDrawing && (
        <span className={styles.offDrawing} title={t('list.offDrawing')}>
          <Icon name="eye" size={14} />
          <span className="unseen">{t('list.offDrawing')}</span>
        </span>
      )}
    </span>
  );
}

const FitEvidence = lazyWithRetry(async () => (await import('../fit/fit-evidence.tsx')).FitEvidence);

const GRADE_ICONS = { fits: 'check', check: 'info', misfit: 'warning' } as const;

/** Whether the part fits this vehicle; opens the rules that say so. */
export function FitMark({ row: { part } }: { row: Row }) {
  const { t } = useTranslation('parts');
  const tabIndex = useRowTabIndex();
  const { grade } = part.fit;
  const label = t(`list.${grade}`);
  return (
    <Popover
      label={t('list.whyFit', { grade: label, name: part.stdPartName })}
      className={styles.grade ?? ''}
      tabIndex={tabIndex}
      trigger={
        <span className={grade === 'fits' ? styles.fits : styles.fitsNot} title={label}>
          <Icon name={GRADE_ICONS[grade]} size={16} />
        </span>
      }
    >
      <LazyBoundary>
        <FitEvidence part={part} />
      </LazyBoundary>
    </Popover>
  );
}

/** Copies the OE number. */
export function CopyMark({ row: { part } }: { row: Row }) {
  return <CopyButton text={part.oe} tabIndex={useRowTabIndex()} />;
}

/** What the row fits, if it does not fit this vehicle or that has to be checked. */
export function MisfitReason({ row }: { row: Row }) {
  const { t } = useTranslation('parts');
  const { grade } = row.part.fit;
  if (grade === 'fits') return null;
  const text = fitText(row.part.fit, t);
  return (
    <span className={styles.reason} title={text}>
      {text}
    </span>
  );
}

/** The part's name; opens the part panel, as Enter on the row does. */
export function NameButton({ row: { part } }: { row: Row }) {
  const { t } = useTranslation('parts');
  const { onOpen } = useRowActions();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.name}
      title={t('list.detail', { name: part.stdPartName })}
      onClick={() => onOpen(part)}
    >
      {part.stdPartName}
    </button>
  );
}

export function ReplaceMark({ row }: { row: Row }) {
  const { t } = useTranslation('parts');
  const { onOpen } = useRowActions();
  const tabIndex = useRowTabIndex();
  const { part } = row;
  if (part.oeReplaceTwos.length === 0) return part.isDiscontinued ? <Discontinued /> : null;
  const label = t(part.isDiscontinued ? 'list.replacedBy' : 'list.hasReplace', { oe: part.oe });
  const numbers = part.oeReplaceTwos.join(', ');
  return (
    <Button
      variant="plain"
      isSmall
      isIcon
      tabIndex={tabIndex}
      className={part.isDiscontinued ? (styles.stopped ?? '') : (styles.replaced ?? '')}
      aria-label={`${label} ${numbers}`}
      title={`${label} ${numbers}`}
      onClick={() => onOpen(part)}
    >
      <Icon name="swap" size={16} />
    </Button>
  );
}

function Discontinued() {
  const { t } = useTranslation('parts');
  return (
    <span className={styles.stopped} title={t('list.discontinued')}>
      <Icon name="close" size={16} />
      <span className="unseen">{t('list.discontinued')}</span>
    </span>
  );
}

/** The reference price of the province, the largest number of the row, over the list price. */
export function ReferencePrice({ row, hasListPrice }: { row: Row; hasListPrice: boolean }) {
  const { t } = useTranslation('prices');
  return (
    <>
      <span className={styles.price}>
        <PriceMark row={row} kind="market" hasSign />
      </span>
      {hasListPrice && (
        <span className={styles.listPrice}>
          {priceLabel(t, 'guide', 'short')} <PriceMark row={row} kind="guide" />
        </span>
      )}
    </>
  );
}

export function PriceMark({ row, kind, hasSign = false }: { row: Row; kind: PriceKind; hasSign?: boolean }) {
  return <PriceValue kind={kind} hasSign={hasSign} part={row.part} prices={useListData().prices} />;
}

export function AddMark({ row: { part } }: { row: Row }) {
  const { isAdded, isBusy, canAdd } = useListData();
  return <AddButton part={part} isOn={isAdded(part)} isBusy={isBusy(part)} canAdd={canAdd} />;
}

interface AddButtonProps {
  part: Row['part'];
  isOn: boolean;
  isBusy: boolean;
  canAdd: boolean;
}

const AddButton = memo(function AddButton({ part, isOn, isBusy, canAdd }: AddButtonProps) {
  const { t } = useTranslation('parts');
  const { onAdd } = useRowActions();
  const tabIndex = useRowTabIndex();
  const label = t(isOn ? 'list.remove' : 'list.add', { name: part.stdPartName, oe: part.oe });
  return (
    <Button
      isSmall
      isIcon
      tabIndex={tabIndex}
      variant={isOn ? 'primary' : 'default'}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      isBusy={isBusy}
      disabled={!canAdd}
      onClick={() => onAdd(part)}
    >
      <Icon name={isOn ? 'check' : 'plus'} size={16} />
    </Button>
  );
});

/** Heading of an assembly's rows, with a link to its drawing. */
export function HeadingMark({ row, heading }: { row: Row; heading: string }) {
  const { t } = useTranslation('parts-panels');
  const { onDrawing } = useRowActions();
  return (
    <span className={styles.heading}>
      <strong>{heading}</strong>
      {onDrawing !== undefined && (
        <Button variant="link" onClick={() => onDrawing(row)}>
          {t('list.drawing')}
          <span className="unseen">{heading}</span>
        </Button>
      )}
    </span>
  );
}
