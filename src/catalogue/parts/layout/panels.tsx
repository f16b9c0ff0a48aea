import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../parts-screen.module.css';
import { clampPanel, LIST_FLOOR, PICTURE_WIDTH, pictureWidth, rangeIn, TREE_WIDTH } from './panel-width.ts';
import { Sheet } from './sheet.tsx';
import { Splitter } from './splitter.tsx';
import { usePanelWidth } from './use-panel-width.ts';
import { useRoom } from './use-room.ts';

interface PanelsProps {
  isPhone: boolean;
  tree: ReactNode;
  drawing: ReactNode;
  list: ReactNode;
}

/** Tree, drawing and list side by side with splitters; on a phone the list is a bottom sheet over the drawing. */
export function Panels({ isPhone, tree, drawing, list }: PanelsProps) {
  const { t } = useTranslation('parts');
  const body = useRef<HTMLDivElement>(null);
  const room = useRoom(body);
  const [treeKept, keepTree] = usePanelWidth('tree', TREE_WIDTH);
  const [pictureKept, keepPicture] = usePanelWidth('picture', PICTURE_WIDTH);
  const treeRange = rangeIn(TREE_WIDTH, room - PICTURE_WIDTH.least - LIST_FLOOR);
  const treeShown = tree === undefined ? 0 : clampPanel(treeKept ?? TREE_WIDTH.initial, treeRange);
  const pictureRange = rangeIn(PICTURE_WIDTH, room - treeShown - LIST_FLOOR);
  const pictureShown = clampPanel(pictureKept ?? pictureWidth(room - treeShown), pictureRange);
  if (isPhone)
    return (
      <div className={styles.stack}>
        <div className={styles.top}>{drawing}</div>
        <Sheet>{list}</Sheet>
      </div>
    );
  return (
    <div ref={body} className={styles.body}>
      {tree !== undefined && (
        <>
          <nav className={styles.panel} style={{ width: treeShown }} aria-label={t('tree.label')}>
            {tree}
          </nav>
          <Splitter label={t('split.tree')} width={treeShown} range={treeRange} onChange={keepTree} />
        </>
      )}
      <div className={styles.panel} style={{ width: pictureShown }}>
        {drawing}
      </div>
      <Splitter label={t('split.picture')} width={pictureShown} range={pictureRange} onChange={keepPicture} />
      <section className={styles.list} aria-label={t('list.label')}>
        {list}
      </section>
    </div>
  );
}
