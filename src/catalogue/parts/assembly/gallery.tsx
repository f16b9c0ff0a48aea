import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { PartTreeNode } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { BOOK_STALE_MS, treeBody } from '../book/book-bodies.ts';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { DrawingCard } from './drawing-card.tsx';
import { filterSystems } from './filter-systems.ts';
import styles from './gallery.module.css';

/** The scroll position of each vehicle's gallery, restored when it is opened again. */
const scrollPositions = new Map<number, number>();

interface GalleryProps extends TabProps {
  /** The drawing that the user returns from. */
  lastNode: number | undefined;
}

/** All drawings of a vehicle by system, fetched as they come into view. */
export function Gallery({ vehicleId, vehicleTypeCode, vin, lastNode }: GalleryProps) {
  const { t } = useTranslation('parts-assemblies');
  const { t: common } = useTranslation();
  const { t: parts } = useTranslation('parts');
  const [{ find }, setUrlState] = usePartsUrlState();
  // The URL trims the text; the field must keep trailing spaces during typing.
  const [text, setText] = useState(find);
  const frame = useRef<HTMLDivElement>(null);
  const tree = useCall(partCalls.getPartTreeData, treeBody({ vehicleId, vehicleTypeCode, vin }), {
    staleTime: BOOK_STALE_MS,
  });
  const systems = useMemo(() => filterSystems(tree.data ?? [], find), [tree.data, find]);
  const isLoaded = tree.data !== undefined;
  useEffect(() => {
    const { current } = frame;
    if (current === null || !isLoaded) return;
    current.scrollTop = scrollPositions.get(vehicleId) ?? 0;
    return () => {
      scrollPositions.set(vehicleId, current.scrollTop);
    };
  }, [vehicleId, isLoaded]);
  if (tree.error !== null) return <CallFailed error={tree.error} onRetry={tree.refetch} />;
  if (tree.data === undefined) return <Skeleton label={common('loading')} rows={12} />;
  if (tree.data.length === 0) return <State icon="info" title={parts('tree.empty')} />;
  return (
    <ScrollRegion ref={frame} className={styles.gallery} aria-label={t('label')}>
      <div className={styles.find}>
        <Field
          label={t('find')}
          isLabelHidden
          type="search"
          value={text}
          maxLength={60}
          placeholder={t('find')}
          onChange={(event) => {
            setText(event.target.value);
            setUrlState({ find: event.target.value });
          }}
        />
      </div>
      {systems.length === 0 && <State icon="search" title={t('none', { text: find.trim() })} />}
      {systems.map(({ system, assemblies }) => (
        <section key={system.id} aria-label={system.name}>
          <h2>
            {system.name} <span className="number quiet">{assemblies.length}</span>
          </h2>
          <ul className={styles.cards}>
            {assemblies.map((assembly: PartTreeNode) => (
              <DrawingCard
                key={assembly.id}
                assembly={assembly}
                vehicleId={vehicleId}
                vin={vin}
                isLanding={lastNode !== undefined && assembly.vehAssyId === lastNode}
              />
            ))}
          </ul>
        </section>
      ))}
    </ScrollRegion>
  );
}
