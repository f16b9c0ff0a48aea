import { useTranslation } from 'react-i18next';
import type { BrandOffer } from '../../contract/brand-parts/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showPriceFen } from '../../ui/money.ts';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import cards from '../shared/list/row-cards.module.css';
import { sourceText } from '../shared/prices/price-origin.ts';
import { usePriceDate } from '../shared/prices/use-price-detail.ts';
import { useProvince } from '../shared/province/use-province.ts';
import { OrderBar } from '../shared/work-order/order-bar.tsx';
import { OrderQuestionDialog } from '../shared/work-order/order-question-dialog.tsx';
import { type AddToOrder, useAddToOrder } from '../shared/work-order/use-add-to-order.ts';
import styles from './brand-part-screen.module.css';
import { type BrandPartState, type OfferSort, offerSorts } from './brand-part-state.ts';
import { OeList } from './oe-list.tsx';
import { offerItem, offerOrderVehicle, type VehicleWithVin } from './offer-item.ts';

interface OffersTableProps {
  offers: readonly BrandOffer[];
  /** Of the prices of all offers, named in the note above; undefined where they differ. */
  source: string | undefined;
  /** Undefined for a search without a vehicle. */
  vehicle?: VehicleWithVin;
  state: Pick<BrandPartState, 'sort' | 'isDescending'>;
  onSort: (change: Pick<BrandPartState, 'sort' | 'isDescending'>) => void;
}

const columns = ['name', 'brand', 'number', 'class', 'oe', 'price', 'dated', 'action'] as const;

/** Aftermarket parts, sortable by column; a second click reverses the direction. */
export function OffersTable({ offers, source, vehicle, state, onSort }: OffersTableProps) {
  const { t } = useTranslation('brand-parts');
  const { t: prices } = useTranslation('prices');
  const order = useAddToOrder(offerOrderVehicle(vehicle));
  return (
    <>
      <table className={`${cards.table} ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column) =>
              isSort(column) ? (
                <SortHead key={column} column={column} state={state} onSort={onSort} />
              ) : (
                <th key={column} scope="col">
                  {column === 'dated' && source !== undefined ? prices('originColumn.dated') : t(`column.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer, index) => (
            <Row
              key={`${offer.aftPartId} ${offer.partClass}`}
              offer={offer}
              isFirst={offer.stdPartCode !== offers[index - 1]?.stdPartCode}
              order={order}
              shared={source}
            />
          ))}
        </tbody>
      </table>
      {order.order !== undefined && <OrderBar order={order.order} />}
      {order.question !== null && <OrderQuestionDialog question={order.question} />}
    </>
  );
}

function isSort(column: string): column is OfferSort {
  return offerSorts.some((sort) => sort === column);
}

function SortHead({ column, state, onSort }: Pick<OffersTableProps, 'state' | 'onSort'> & { column: OfferSort }) {
  const { t } = useTranslation('brand-parts');
  const isCurrent = state.sort === column;
  const direction = state.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isCurrent ? direction : 'none'} data-column={column}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ sort: column, isDescending: isCurrent && !state.isDescending })}
      >
        {t(`column.${column}`)}
        <span aria-hidden="true">{isCurrent ? (state.isDescending ? '▾' : '▴') : '↕'}</span>
      </button>
    </th>
  );
}

interface RowProps {
  offer: BrandOffer;
  /** The first offer of its standard part. */
  isFirst: boolean;
  order: AddToOrder;
  /** The source of all prices of the table. */
  shared: string | undefined;
}

function Row({ offer, isFirst, order, shared }: RowProps) {
  const { t } = useTranslation('brand-parts');
  const { t: prices } = useTranslation('prices');
  const { province } = useProvince();
  const dateOf = usePriceDate();
  const { stdPartName, aftBrandName, number, partClass, priceFen, dated, source } = offer;
  const item = province === undefined ? undefined : offerItem(offer, { province, remark: t('replaces') });
  const isAdded = item !== undefined && order.isAdded(item);
  return (
    <tr className={isFirst ? styles.first : undefined}>
      <th scope="row">{stdPartName}</th>
      <td data-label={t('column.brand')}>{aftBrandName}</td>
      <td data-label={t('column.number')} data-column="wide">
        <span className={styles.number}>
          <span className="oe">{number}</span>
          <CopyButton text={number} />
        </span>
      </td>
      <td data-label={t('column.class')}>
        <span className={`${styles.class} ${styles[partClass]}`}>{t(`class.${partClass}`)}</span>
      </td>
      <td data-label={t('column.oe')} data-column="wide">
        <OeList offer={offer} />
      </td>
      <td data-label={t('column.price')} data-column="price">
        {showPriceFen(priceFen)}
      </td>
      <td
        className={shared === undefined ? undefined : cards.date}
        data-label={shared === undefined ? t('column.dated') : prices('originColumn.dated')}
        data-empty={dated === null}
      >
        {dated === null ? '—' : [dateOf(dated), ...(source === shared ? [] : [sourceText(prices, source)])].join(' · ')}
      </td>
      <td className={cards.actions}>
        <Button
          isSmall
          variant={isAdded ? 'primary' : 'default'}
          aria-pressed={isAdded}
          aria-label={t(isAdded ? 'remove' : 'add', { name: `${stdPartName} ${aftBrandName} ${number}` })}
          disabled={item === undefined}
          isBusy={item !== undefined && order.isBusy(item)}
          onClick={() => item !== undefined && order.toggle(item)}
        >
          <Icon name={isAdded ? 'check' : 'plus'} size={16} />
          {t(isAdded ? 'added' : 'toOrder')}
        </Button>
      </td>
    </tr>
  );
}
