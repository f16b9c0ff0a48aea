import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { Diagram } from '../diagram/diagram.tsx';
import type { Viewer } from '../diagram/viewer.ts';
import styles from '../parts-screen.module.css';
import { hoveredCallout } from '../selection/selection-stores.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { PartsState } from '../use-parts-state.ts';

interface DrawingPanelProps {
  parts: PartsState;
  selection: Selection;
  viewer: Viewer;
  areSpotsOutlined: boolean;
  onToggleOutlines(): void;
}

/** The drawing of the open assembly, or a message that it is missing or failed to load while the list still works. */
export function DrawingPanel({ parts, selection, viewer, areSpotsOutlined, onToggleOutlines }: DrawingPanelProps) {
  const { t } = useTranslation('parts-drawing');
  const { t: common } = useTranslation();
  const errorMessageOf = useErrorMessage();
  const { page, drawing, spots, names } = parts;
  const nameOf = useCallback((callout: string) => names.get(callout), [names]);
  if (page.data?.drawingId === null)
    return (
      <div className={styles.paper}>
        <State icon="eye" title={t('missing.title')}>
          {t('missing.text')}
        </State>
      </div>
    );
  if (drawing.error !== null)
    return (
      <div className={styles.paper}>
        <State
          icon="warning"
          isAlert
          title={errorMessageOf(drawing.error)}
          actions={<Button onClick={() => drawing.refetch()}>{common('action.retry')}</Button>}
        >
          {t('failed')}
        </State>
      </div>
    );
  if (page.error !== null) return <div className={styles.paper} />;
  if (drawing.data === undefined || page.data === undefined)
    return (
      <div className={styles.paper}>
        <Skeleton label={t('loading')} rows={9} />
      </div>
    );
  return (
    <Diagram
      drawing={drawing.data}
      vehicleId={parts.vehicleId}
      spots={spots}
      viewer={viewer}
      title={page.data.assemblyName}
      nameOf={nameOf}
      selected={selection.selected}
      hovered={hoveredCallout}
      isShared={page.data.isShared ?? false}
      areSpotsOutlined={areSpotsOutlined}
      onToggleOutlines={onToggleOutlines}
      onSelect={(callout, isAdding) => selection.clickCallout(callout, isAdding, 'drawing')}
    />
  );
}
