import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useScan } from '../../shared/drawings/use-scan.ts';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { Caption } from './caption.tsx';
import styles from './diagram.module.css';
import type { DiagramProps } from './diagram-props.ts';
import { DrawingImage } from './drawing-image.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { EdgeArrows } from './edge-arrows.tsx';
import { ScanState } from './scan-state.tsx';
import { SpotStepper } from './spot-stepper.tsx';
import { inkOf, REFERENCE_HEIGHT, spotsToShow } from './spots.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { useViewerWindow } from './use-viewer-window.ts';
import { ZoomTools } from './zoom-tools.tsx';

/** A zoomable drawing with a button on each hotspot. */
export function Diagram(props: DiagramProps) {
  const { drawing, vehicleId, viewer, spots, selected, title, areSpotsOutlined } = props;
  const { t } = useTranslation('parts-drawing');
  const frame = useRef<HTMLDivElement>(null);
  const scan = useScan(drawing, vehicleId, BOOK_STALE_MS);
  const picture = useMemo(
    () => ({
      width: Math.round((drawing.width * REFERENCE_HEIGHT) / drawing.height),
      height: REFERENCE_HEIGHT,
      drawingId: drawing.drawingId,
      // A scan may have a frame or texts around its parts.
      ink: drawing.svg === null ? undefined : inkOf(spots),
    }),
    [drawing, spots],
  );
  const places = useMemo(() => spotsToShow(spots, selected), [spots, selected]);
  useViewerWindow(frame, viewer, picture);
  usePanZoom(frame, viewer);
  return (
    <div className={styles.diagram}>
      <div ref={frame} className={styles.frame} role="group" aria-label={t('label', { title })}>
        <DrawingLayer {...props} picture={picture}>
          <DrawingImage svg={drawing.svg} scan={scan.data} className={styles.picture} />
        </DrawingLayer>
        <ScanState scan={scan} isScan={drawing.svg === null} />
        {spots.length === 0 && <p className={styles.notice}>{t('noSpots')}</p>}
        <Caption hovered={props.hovered} selected={selected} nameOf={props.nameOf} />
        <EdgeArrows viewer={viewer} spots={places} nameOf={props.nameOf} />
      </div>
      <div className={styles.bar}>
        {places.length > 1 && <SpotStepper key={[...selected].join()} viewer={viewer} spots={places} />}
        <ZoomTools viewer={viewer} areSpotsOutlined={areSpotsOutlined} onToggleOutlines={props.onToggleOutlines} />
      </div>
    </div>
  );
}
