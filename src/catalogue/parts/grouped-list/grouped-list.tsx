import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { State } from '../../../ui/state.tsx';
import { OrderBar } from '../../shared/work-order/order-bar.tsx';
import { OrderQuestionDialog } from '../../shared/work-order/order-question-dialog.tsx';
import { useColumns } from '../columns/use-columns.ts';
import { PHONE } from '../layout/breakpoints.ts';
import { ListTools } from '../list/list-tools.tsx';
import { PartPanel } from '../panel/part-panel.tsx';
import { ListProvider } from '../table/list-provider.tsx';
import { PartCards } from '../table/part-cards.tsx';
import { type ListHandle, PartTable } from '../table/part-table.tsx';
import { PartsExport } from '../table/parts-export.tsx';
import { PricesFailed } from '../table/prices-failed.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import type { GroupedList as GroupedListState } from './use-grouped-list.ts';
import { useGroupedListKeys } from './use-grouped-list-keys.ts';

interface GroupedListProps {
  groupedList: GroupedListState;
  title: string;
  /** Message for an empty list; hidden rows have a message of their own. */
  none: string;
}

const NONE: ReadonlySet<string> = new Set();

/** A list of rows from several assemblies, with tools and the work order bar. */
export function GroupedList({ groupedList, title, none }: GroupedListProps) {
  const [columns, setColumns] = useColumns();
  const isPhone = useMediaQuery(PHONE);
  const handle = useRef<ListHandle>(null);
  const [stop, setStop] = useState(0);
  const { rows, misfits, urlState, setUrlState, order, actions, vehicle, province } = groupedList;
  const list = {
    rows,
    selected: NONE,
    tabStop: Math.min(stop, Math.max(0, rows.length - 1)),
    onTabStopChange: setStop,
  };
  useGroupedListKeys({ groupedList, stop: list.tabStop, onStop: setStop, handle });
  return (
    <ListProvider value={actions}>
      <ListTools
        title={title}
        count={rows.length}
        misfits={misfits}
        includesMisfits={urlState.includesMisfits}
        onShowAll={(includesMisfits) => setUrlState({ includesMisfits })}
        columns={isPhone ? undefined : columns}
        onColumns={setColumns}
        typed=""
        exportAs={
          rows.length === 0 || province === undefined
            ? undefined
            : (isInMenu) => (
                <PartsExport {...{ title, rows, columns, vehicle, province, isInMenu }} vin={urlState.vin} />
              )
        }
      />
      {actions.prices.isFailed && <PricesFailed onRetry={actions.prices.retry} />}
      {rows.length === 0 ? (
        <NoRows groupedList={groupedList} none={none} />
      ) : isPhone ? (
        <PartCards {...list} handle={handle} />
      ) : (
        <PartTable {...list} handle={handle} columns={columns} onColumns={setColumns} />
      )}
      {order.order !== undefined && <OrderBar order={order.order} />}
    </ListProvider>
  );
}

function NoRows({ groupedList, none }: Pick<GroupedListProps, 'groupedList' | 'none'>) {
  const { t } = useTranslation('parts');
  const { t: tPanels } = useTranslation('parts-panels');
  const { misfits, setUrlState } = groupedList;
  return (
    <State
      title={misfits > 0 ? tPanels('list.allHidden') : none}
      actions={misfits > 0 && <Button onClick={() => setUrlState({ includesMisfits: true })}>{t('list.show')}</Button>}
    />
  );
}

/** The overlays of a list: the part panel and the work order question. */
export function ListOverlays({ tab, groupedList }: { tab: TabProps; groupedList: GroupedListState }) {
  const { opened, province, actions, order, onClose } = groupedList;
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
          onDrawing={() => groupedList.onDrawing(opened)}
        />
      )}
      {order.question !== null && <OrderQuestionDialog question={order.question} />}
    </>
  );
}
