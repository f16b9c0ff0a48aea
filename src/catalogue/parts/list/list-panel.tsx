import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../providers/calls/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { OrderBar } from '../../shared/work-order/order-bar.tsx';
import { useColumns } from '../columns/use-columns.ts';
import styles from '../parts-screen.module.css';
import type { Selection } from '../selection/use-selection.ts';
import type { ListActions } from '../table/list-context.ts';
import { ListProvider } from '../table/list-provider.tsx';
import { PartCards } from '../table/part-cards.tsx';
import { type ListProps, PartTable } from '../table/part-table.tsx';
import { PartsExport } from '../table/parts-export.tsx';
import { PricesFailed } from '../table/prices-failed.tsx';
import type { PartsState } from '../use-parts-state.ts';
import { ListTools } from './list-tools.tsx';

interface ListPanelProps {
  parts: PartsState;
  selection: Selection;
  actions: ListActions;
  isPhone: boolean;
  /** Replaces the table. */
  Rows?: ComponentType<ListProps> | undefined;
  typed: string;
  onStep(way: 'before' | 'after'): void;
  onHelp(): void;
}

/** The rows of the open assembly with tools, notices and the work order bar. */
export function ListPanel({ parts, selection, actions, isPhone, Rows, typed, onStep, onHelp }: ListPanelProps) {
  const [columns, setColumns] = useColumns();
  const { page, title, rows, misfits, urlState, setUrlState, order, vehicle, province } = parts;
  const list = { rows, selected: selection.selected, tabStop: selection.stop, onTabStopChange: selection.setStop };
  return (
    <ListProvider value={actions}>
      <ListTools
        title={title}
        count={page.data === undefined ? undefined : rows.length}
        misfits={misfits}
        includesMisfits={urlState.includesMisfits}
        onShowAll={(includesMisfits) => setUrlState({ includesMisfits })}
        onStep={onStep}
        onHelp={onHelp}
        columns={isPhone || Rows !== undefined ? undefined : columns}
        onColumns={setColumns}
        typed={typed}
        exportAs={
          rows.length === 0 || province === undefined
            ? undefined
            : (isInMenu) => (
                <PartsExport {...{ title, rows, columns, vehicle, province, isInMenu }} vin={urlState.vin} />
              )
        }
      />
      <ListNotices parts={parts} selection={selection} actions={actions} />
      {page.data === undefined || rows.length === 0 ? (
        <div className={styles.rest}>
          <NoRows parts={parts} />
        </div>
      ) : Rows !== undefined ? (
        <Rows {...list} handle={selection.list} />
      ) : isPhone ? (
        <PartCards {...list} handle={selection.list} />
      ) : (
        <PartTable {...list} handle={selection.list} columns={columns} onColumns={setColumns} />
      )}
      {order.order !== undefined && <OrderBar order={order.order} />}
    </ListProvider>
  );
}

/** Problems that leave the list usable: failed prices, a selected hotspot without a row. */
function ListNotices({ parts, selection, actions }: Pick<ListPanelProps, 'parts' | 'selection' | 'actions'>) {
  const { t } = useTranslation('parts');
  const { page, rows, names, setUrlState } = parts;
  const listed = new Set(rows.map(({ part }) => part.orderNo));
  const missing = page.data === undefined ? [] : [...selection.selected].filter((callout) => !listed.has(callout));
  const areHidden = missing.length > 0 && missing.every((callout) => names.has(callout));
  return (
    <>
      {actions.prices.isFailed && <PricesFailed onRetry={actions.prices.retry} />}
      {missing.length > 0 && (
        <p className={styles.notice} role="status">
          <Icon name="info" size={16} />
          <span>{t(areHidden ? 'list.hiddenCallout' : 'list.noRow', { callout: missing.join(', ') })}</span>
          {areHidden && (
            <Button variant="link" onClick={() => setUrlState({ includesMisfits: true })}>
              {t('list.show')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** Error code of a page that is not, or no longer, in this vehicle's book. */
const NOT_THERE = '900404';

function NoRows({ parts }: { parts: PartsState }) {
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  const { page, tree, isEmpty, first, misfits, setUrlState } = parts;
  if (tree.error !== null && page.data === undefined) return <CallFailed error={tree.error} onRetry={tree.refetch} />;
  if (isEmpty) return <State icon="info" title={t('tree.empty')} />;
  if (page.error instanceof CallError && page.error.code === NOT_THERE)
    return (
      <State
        icon="info"
        title={t('list.noAssembly')}
        actions={
          first !== undefined && (
            <Button variant="primary" onClick={first.open}>
              {t('list.openFirst', { name: first.name })}
            </Button>
          )
        }
      >
        {t('list.noAssemblyText')}
      </State>
    );
  if (page.error !== null)
    return (
      <>
        <CallFailed error={page.error} onRetry={page.refetch} />
        {first !== undefined && (
          <p className={styles.centre}>
            <Button variant="link" onClick={first.open}>
              {t('list.openFirst', { name: first.name })}
            </Button>
          </p>
        )}
      </>
    );
  if (page.data === undefined) return <Skeleton label={common('loading')} rows={10} />;
  return (
    <State
      icon="info"
      title={t(misfits > 0 ? 'list.allHidden' : 'list.none')}
      actions={misfits > 0 && <Button onClick={() => setUrlState({ includesMisfits: true })}>{t('list.show')}</Button>}
    />
  );
}
