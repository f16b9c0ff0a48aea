import { Fragment, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OePart } from '../../contract/oe/schemas.ts';
import { isQuoteKind, PRICE_KINDS } from '../../contract/prices/price-kinds.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import cards from '../shared/list/row-cards.module.css';
import { priceLabel } from '../shared/prices/price-label.ts';
import { sourceText } from '../shared/prices/price-origin.ts';
import { PriceValue } from '../shared/prices/price-value.tsx';
import { sharedSource } from '../shared/prices/shared-source.ts';
import { type PartQuotes, useQuotes } from '../shared/prices/use-quotes.ts';
import { useSeenBlocks } from '../shared/prices/use-seen-blocks.ts';
import { useProvince } from '../shared/province/use-province.ts';
import { OrderQuestionDialog } from '../shared/work-order/order-question-dialog.tsx';
import { noVehicle } from '../shared/work-order/order-vehicle.ts';
import { type AddToOrder, useAddToOrder } from '../shared/work-order/use-add-to-order.ts';
import { OeExport } from './oe-export.tsx';
import { oePartName } from './oe-name.ts';
import styles from './oe-screen.module.css';
import { type OpenRow, oeState } from './oe-state.ts';
import { OeTags } from './oe-tags.tsx';
import { OeOrderButton } from './row/oe-order-button.tsx';
import { OeRowActions } from './row/oe-row-actions.tsx';
import { OeRowPanel } from './row/oe-row-panel.tsx';
import { usePriceNote } from './use-price-note.ts';

/** Facts, prices, date, actions. */
const COLUMNS = 3 + PRICE_KINDS.length + 2;

export function OeTable({ parts }: { parts: readonly OePart[] }) {
  const { t } = useTranslation('oe');
  const { t: prices } = useTranslation('prices');
  const order = useAddToOrder(noVehicle);
  const [{ open }, setState] = useUrlState(oeState);
  const { province, provinceName } = useProvince();
  const { blocks, onSeen } = useSeenBlocks(parts);
  // A search returns fifty rows at most, so request the quotes of all.
  useEffect(() => onSeen(parts), [onSeen, parts]);
  const quotes = useQuotes(blocks, { province, isEnabled: true });
  const source = sharedSource(parts.map(({ price }) => price));
  return (
    <>
      <div className={styles.note}>
        <p className="quiet">
          {t('result.prices', { province: provinceName })}
          {source !== undefined && prices('sourceNote', { source: sourceText(prices, source) })}
        </p>
        <OeExport parts={parts} quotesOf={quotes.quotesOf} />
      </div>
      <table className={`${cards.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('column.oe')}</th>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.brand')}</th>
            {PRICE_KINDS.map((kind) => (
              <th key={kind} scope="col" data-price="">
                {priceLabel(prices, kind)}
                {quotes.areOff && isQuoteKind(kind) && <span className="unseen"> {prices('quotesOff')}</span>}
              </th>
            ))}
            <th scope="col">{source === undefined ? t('column.dated') : prices('originColumn.dated')}</th>
            <th scope="col">{t('column.action')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row
              key={part.oeId}
              part={part}
              quotes={quotes}
              order={order}
              source={source}
              panel={open?.oeId === part.oeId ? open.panel : undefined}
              onOpen={(panel) => setState({ open: panel && { oeId: part.oeId, panel } })}
            />
          ))}
        </tbody>
      </table>
      {order.question !== null && <OrderQuestionDialog question={order.question} />}
    </>
  );
}

interface RowProps {
  part: OePart;
  quotes: PartQuotes;
  order: AddToOrder;
  /** Of the prices of all rows; undefined where they differ. */
  source: string | undefined;
  panel: OpenRow['panel'] | undefined;
  onOpen: (panel: OpenRow['panel'] | undefined) => void;
}

function Row({ part, quotes, order, source, panel, onOpen }: RowProps) {
  const { t } = useTranslation('oe');
  const { t: tPrices } = useTranslation('prices');
  const panelId = useId();
  const noteOf = usePriceNote(source);
  const prices = {
    priceOf: () => part.price,
    isFailed: false,
    quotesOf: quotes.quotesOf,
    areQuotesFailed: quotes.isFailed,
    retry: quotes.retry,
  };
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <span className={styles.number}>
            <span className="oe">{part.oe}</span>
            <CopyButton text={part.oe} />
          </span>
          <OeTags part={part} />
        </th>
        <td data-label={t('column.name')}>{oePartName(part)}</td>
        <td data-label={t('column.brand')}>{part.brandName}</td>
        {PRICE_KINDS.map((kind) => (
          <td key={kind} data-label={priceLabel(tPrices, kind)} data-price="">
            <PriceValue kind={kind} part={part} prices={prices} />
          </td>
        ))}
        <td
          className={source === undefined ? undefined : cards.date}
          data-label={source === undefined ? t('column.dated') : tPrices('originColumn.dated')}
          data-column="wide"
        >
          {part.price === null ? '—' : noteOf(part.price)}
        </td>
        <td className={cards.actions}>
          <OeOrderButton part={part} quotes={quotes.quotesOf(part)} order={order} />
          <OeRowActions part={part} panel={panel} panelId={panelId} onOpen={onOpen} />
        </td>
      </tr>
      {panel !== undefined && (
        <tr className={styles.opened}>
          <td id={panelId} colSpan={COLUMNS}>
            <OeRowPanel part={part} panel={panel} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
