import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ResultOf } from '../../../contract/call.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { PartTreeNode } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useInViewport } from '../../../ui/hooks/use-in-viewport.ts';
import { useScan } from '../../shared/drawings/use-scan.ts';
import { BOOK_STALE_MS, pageBody } from '../book/book-bodies.ts';
import { DrawingImage } from '../diagram/drawing-image.tsx';
import { updateSearch } from '../selection/parts-url-state.ts';
import styles from './gallery.module.css';

interface DrawingCardProps {
  assembly: PartTreeNode;
  vehicleId: number;
  vin: string | undefined;
  isLanding: boolean;
}

/** Thumbnail of a drawing. It uses the queries of the full view, which therefore opens from the cache. */
export function DrawingCard({ assembly, vehicleId, vin, isLanding }: DrawingCardProps) {
  const { t } = useTranslation('parts-assemblies');
  const { search } = useLocation();
  const card = useRef<HTMLLIElement>(null);
  const isInView = useInViewport(card);
  const { vehAssyId, name, children } = assembly;
  const node = vehAssyId ?? undefined;
  const options = { staleTime: BOOK_STALE_MS };
  const page = useCall(partCalls.getAssemblyParts, pageBody({ vehicleId, vin }, node ?? 1), {
    ...options,
    enabled: isInView,
  });
  const drawingId = page.data?.drawingId ?? null;
  const drawing = useCall(
    partCalls.getImageInfo,
    { drawingId: drawingId ?? 1, vehicleId },
    { ...options, enabled: drawingId !== null },
  );
  return (
    <li ref={card}>
      <Link
        data-landing={isLanding || undefined}
        className={styles.card}
        to={{ search: updateSearch(search, { node, callouts: [], part: undefined }) }}
      >
        <span className={styles.paper}>
          {drawing.data !== undefined && <Thumbnail drawing={drawing.data} vehicleId={vehicleId} />}
          {(page.data?.drawingId === null || page.isError || drawing.isError) && (
            <span className="quiet">{t('missing')}</span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
        <span className="quiet">{t('parts', { count: children.length })}</span>
      </Link>
    </li>
  );
}

interface ThumbnailProps {
  drawing: ResultOf<typeof partCalls.getImageInfo>;
  vehicleId: number;
}

function Thumbnail({ drawing, vehicleId }: ThumbnailProps) {
  const { t } = useTranslation('parts-assemblies');
  const { data, isError } = useScan(drawing, vehicleId, BOOK_STALE_MS);
  if (isError) return <span className="quiet">{t('missing')}</span>;
  return <DrawingImage svg={drawing.svg} scan={data} />;
}
