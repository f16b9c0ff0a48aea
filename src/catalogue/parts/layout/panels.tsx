import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../../../ui/hooks/use-element-width.ts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import styles from '../parts-screen.module.css';
import { BottomSheet } from './bottom-sheet.tsx';
import { STACKED } from './breakpoints.ts';
import { clampPanel, LIST_MIN, limitRange, PICTURE_WIDTH, pictureWidth, TREE_WIDTH } from './panel-width.ts';
import { Splitter } from './splitter.tsx';
import { usePanelWidth } from './use-panel-width.ts';

interface PanelsProps {
  isPhone: boolean;
  tree: ReactNode;
  drawing: ReactNode;
  list: ReactNode;
  /** The open part, below the drawing. */
  detail?: ReactNode;
}

/**
 * Tree, drawing and list side by side with splitters; in a narrow window the list is below the drawing, on a phone a
 * bottom sheet over it.
 */
export function Panels({ isPhone, tree, drawing, list, detail }: PanelsProps) {
  const { t } = useTranslation('parts');
  const isStacked = useMediaQuery(STACKED);
  const body = useRef<HTMLDivElement>(null);
  const availableWidth = useElementWidth(body);
  const [storedTreeWidth, setTreeWidth] = usePanelWidth('tree', TREE_WIDTH);
  const [storedPictureWidth, setPictureWidth] = usePanelWidth('picture', PICTURE_WIDTH);
  const treeRange = limitRange(TREE_WIDTH, availableWidth - PICTURE_WIDTH.min - LIST_MIN);
  const treeWidth = tree === undefined ? 0 : clampPanel(storedTreeWidth ?? TREE_WIDTH.initial, treeRange);
  const pictureRange = limitRange(PICTURE_WIDTH, availableWidth - treeWidth - LIST_MIN);
  const shownPictureWidth = clampPanel(storedPictureWidth ?? pictureWidth(availableWidth - treeWidth), pictureRange);
  if (isPhone)
    return (
      <div className={styles.stack}>
        <div className={styles.top}>{drawing}</div>
        <BottomSheet>{list}</BottomSheet>
        {detail}
      </div>
    );
  if (isStacked)
    return (
      <div className={styles.stack}>
        <div className={styles.drawingAbove}>{drawing}</div>
        <section className={styles.list} aria-label={t('list.label')}>
          {list}
        </section>
        {detail}
      </div>
    );
  return (
    <div ref={body} className={styles.body}>
      {tree !== undefined && (
        <>
          <nav className={styles.panel} style={{ width: treeWidth }} aria-label={t('tree.label')}>
            {tree}
          </nav>
          <Splitter label={t('split.tree')} width={treeWidth} range={treeRange} onChange={setTreeWidth} />
        </>
      )}
      <div className={styles.panel} style={{ width: shownPictureWidth }}>
        <div className={styles.drawing}>{drawing}</div>
        {detail}
      </div>
      <Splitter label={t('split.picture')} width={shownPictureWidth} range={pictureRange} onChange={setPictureWidth} />
      <section className={styles.list} aria-label={t('list.label')}>
        {list}
      </section>
    </div>
  );
}
