import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { GroupedList, ListOverlays } from '../grouped-list/grouped-list.tsx';
import { useGroupedList } from '../grouped-list/use-grouped-list.ts';
import { NARROW } from '../layout/breakpoints.ts';
import { TREE_WIDTH } from '../layout/panel-width.ts';
import { Splitter } from '../layout/splitter.tsx';
import { usePanelWidth } from '../layout/use-panel-width.ts';
import styles from '../parts-screen.module.css';
import type { TabProps } from '../tabs/tab-props.ts';

interface CommonPartsProps {
  tab: TabProps;
  /** Renders the tree beside the list, or as an overlay on narrow screens, which `onChosen` closes. */
  treeOf(onChosen: () => void): ReactNode;
}

/** Wear parts and the parts replaced with them, from all assemblies of the vehicle. */
export function CommonParts({ tab, treeOf }: CommonPartsProps) {
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const { t: tParts } = useTranslation('parts');
  const [storedWidth, setWidth] = usePanelWidth('tree', TREE_WIDTH);
  const isTreeDocked = !useMediaQuery(NARROW);
  const width = storedWidth ?? TREE_WIDTH.initial;
  const { vehicleId, vin } = tab;
  const body = omitUndefined({ vehicleId, vin });
  const { data, error, refetch } = useCall(partCalls.getCommonPartList, body, { staleTime: BOOK_STALE_MS });
  const groupedList = useGroupedList(tab, data?.partsList);
  return (
    <>
      <div className={styles.body}>
        {isTreeDocked && (
          <>
            <nav className={styles.panel} style={{ width }} aria-label={tParts('tree.label')}>
              {treeOf(() => undefined)}
            </nav>
            <Splitter label={tParts('split.tree')} width={width} range={TREE_WIDTH} onChange={setWidth} />
          </>
        )}
        <section className={styles.list} aria-label={tParts('list.label')}>
          {error !== null ? (
            <CallFailed error={error} onRetry={refetch} />
          ) : data === undefined ? (
            <Skeleton label={common('loading')} rows={10} />
          ) : (
            <GroupedList groupedList={groupedList} title={t('common.title')} none={t('common.none')} />
          )}
        </section>
      </div>
      {tab.isTreeOverlayOpen && !isTreeDocked && (
        <Dialog title={tParts('tree.label')} closeLabel={tParts('tree.close')} onClose={tab.onTreeClose}>
          {treeOf(tab.onTreeClose)}
        </Dialog>
      )}
      <ListOverlays tab={tab} groupedList={groupedList} />
    </>
  );
}
