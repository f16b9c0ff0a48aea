import { useTranslation } from 'react-i18next';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './diagram.module.css';
import { SCALE_MAX, SCALE_MIN } from './view.ts';
import type { Viewer } from './viewer.ts';

interface ZoomToolsProps {
  viewer: Viewer;
  areSpotsOutlined?: boolean;
  /** Undefined if there are no hotspots. */
  onToggleOutlines?(): void;
}

export function ZoomTools({ viewer, areSpotsOutlined = false, onToggleOutlines }: ZoomToolsProps) {
  const { t } = useTranslation('parts-drawing');
  const { scale } = useStore(viewer.view);
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      <Button
        variant="plain"
        isSmall
        isIcon
        aria-label={t('zoomOut')}
        title={t('zoomOut')}
        disabled={scale <= SCALE_MIN}
        onClick={() => viewer.zoomBy(-1)}
      >
        <Icon name="minus" size={16} />
      </Button>
      <Button
        variant="plain"
        isSmall
        className={`number ${styles.percent}`}
        aria-label={t('reset', { percent: Math.round(scale * 100) })}
        title={t('reset', { percent: Math.round(scale * 100) })}
        onClick={() => viewer.reset()}
      >
        {Math.round(scale * 100)}%
      </Button>
      <Button
        variant="plain"
        isSmall
        isIcon
        aria-label={t('zoomIn')}
        title={t('zoomIn')}
        disabled={scale >= SCALE_MAX}
        onClick={() => viewer.zoomBy(1)}
      >
        <Icon name="plus" size={16} />
      </Button>
      <Button variant="plain" isSmall isIcon aria-label={t('fit')} title={t('fit')} onClick={() => viewer.fitPicture()}>
        <Icon name="fit" size={16} />
      </Button>
      {onToggleOutlines !== undefined && (
        <Button
          variant="plain"
          isSmall
          isIcon
          aria-label={t('showAll')}
          title={t('showAll')}
          aria-pressed={areSpotsOutlined}
          className={areSpotsOutlined ? (styles.pressed ?? '') : ''}
          onClick={onToggleOutlines}
        >
          <Icon name="eye" size={16} />
        </Button>
      )}
    </div>
  );
}
