import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { OrderBar } from '../../shared/work-order/order-bar.tsx';
import { OrderQuestionDialog } from '../../shared/work-order/order-question-dialog.tsx';
import { ListTools } from '../list/list-tools.tsx';
import { PartPanel } from '../panel/part-panel.tsx';
import { ListProvider } from '../table/list-provider.tsx';
import { PartCards } from '../table/part-cards.tsx';
import { type ListHandle, PartTable } from '../table/part-table.tsx';
import { PartsExport } from '../table/parts-export.tsx';
import { PricesFailed } from '../table/prices-failed.tsx';
import { useColumns } from '../table/use-columns.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { PHONE, useMedia } from '../use-media.ts';
import type { Listing as ListingState } from './use-listing.ts';
import { useListingKeys } from './use-listing-keys.ts';

interface ListingProps {
  listing: ListingState;
  title: string;
  /** Message for an empty list; hidden rows have a message of their own. */
  none: string;
}

const NONE: ReadonlySet<string> = new Set();

/** A list of rows from several assemblies, with tools and the work order bar. */
export function Listing({ listing, title, none }: ListingProps) {
  const [columns, setColumns] = useColumns();
  const isPhone = useMedia(PHONE);
  const handle = useRef<ListHandle>(null);
  const [stop, setStop] = useState(0);
  const { rows, misfits, urlState, setUrlState, order, actions, vehicle, province } = listing;
  const list = { rows, selected: NONE, stop: Math.min(stop, Math.max(0, rows.length - 1)), onStop: setStop };
  useListingKeys({ listing, stop: list.stop, onStop: setStop, handle });
  return (
    <ListProvider value={actions}>
      <ListTools
        title={title}
        count={rows.length}
        misfits={misfits}
        isAllShown={urlState.isAllShown}
        onShowAll={(isAllShown) => setUrlState({ isAllShown })}
        columns={isPhone ? undefined : columns}
        onColumns={setColumns}
        typed=""
        exportMenu={
          rows.length > 0 &&
          province !== undefined && <PartsExport {...{ title, rows, columns, vehicle, province }} vin={urlState.vin} />
        }
      />
      {actions.prices.isFailed && <PricesFailed onRetry={actions.prices.retry} />}
      {rows.length === 0 ? (
        <NoRows listing={listing} none={none} />
      ) : isPhone ? (
        <PartCards {...list} handle={handle} />
      ) : (
        <PartTable {...list} handle={handle} columns={columns} onColumns={setColumns} />
      )}
      {order.order !== undefined && <OrderBar order={order.order} />}
    </ListProvider>
  );
}

function NoRows({ listing, none }: Pick<ListingProps, 'listing' | 'none'>) {
  const { t } = useTranslation('parts');
  const { t: words } = useTranslation('parts-panels');
  const { misfits, setUrlState } = listing;
  return (
    <State
      title={misfits > 0 ? words('list.allHidden') : none}
      actions={misfits > 0 && <Button onClick={() => setUrlState({ isAllShown: true })}>{t('list.show')}</Button>}
    />
  );
}

/** The overlays of a list: the part panel and the work order question. */
export function ListingOverlays({ tab, listing }: { tab: TabProps; listing: ListingState }) {
  const { opened, province, actions, order, onClose } = listing;
  return (
    <>
      {opened !== undefined && province !== undefined && (
        <PartPanel
          key={opened.oeId}
          part={opened}
          vehAssyId={opened.vehAssyId}
          tab={tab}
          province={province}
          actions={actions}
          order={order}
          onClose={onClose}
          onDrawing={() => listing.onDrawing(opened)}
        />
      )}
      {order.question !== null && <OrderQuestionDialog question={order.question} />}
    </>
  );
}
