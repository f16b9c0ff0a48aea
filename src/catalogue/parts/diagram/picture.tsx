import { useRef } from 'react';
import { createStore } from '../../../providers/store.ts';
import styles from './diagram.module.css';
import { DrawingImage } from './drawing-image.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { usePanZoom } from './use-pan-zoom.ts';
import { useViewerWindow } from './use-viewer-window.ts';
import type { Size } from './view.ts';
import type { Viewer } from './viewer.ts';
import { ZoomTools } from './zoom-tools.tsx';

interface PictureProps {
  svg: string;
  /** In pixels of the picture. */
  size: Size;
  viewer: Viewer;
  title: string;
}

const NOTHING: ReadonlySet<string> = new Set();
const nothingHovered = createStore<string | null>(null);

/** A zoomable picture without hotspots. */
export function Picture({ svg, size, viewer, title }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  useViewerWindow(frame, viewer, size);
  usePanZoom(frame, viewer);
  return (
    <div className={styles.diagram}>
      <div ref={frame} className={styles.frame} role="img" aria-label={title}>
        <DrawingLayer
          picture={size}
          spots={[]}
          viewer={viewer}
          nameOf={() => undefined}
          selected={NOTHING}
          hovered={nothingHovered}
          areSpotsOutlined={false}
          isShared={false}
          onSelect={() => undefined}
        >
          <DrawingImage svg={svg} scan={undefined} className={styles.picture} />
        </DrawingLayer>
      </div>
      <div className={styles.bar}>
        <ZoomTools viewer={viewer} />
      </div>
    </div>
  );
}
