import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../parts-screen.module.css';
import { PICTURE_WIDTH, pictureWidth, TREE_WIDTH } from './panel-width.ts';
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

/** Side by side with bars between them; on a phone the list lies over the drawing as a sheet. */
export function Panels({ isPhone, tree, drawing, list }: PanelsProps) {
  const { t } = useTranslation('parts');
  const body = useRef<HTMLDivElement>(null);
  const room = useRoom(body);
  const [treeKept, keepTree] = usePanelWidth('tree', TREE_WIDTH);
  const [pictureKept, keepPicture] = usePanelWidth('picture', PICTURE_WIDTH);
  const treeShown = tree === undefined ? 0 : (treeKept ?? TREE_WIDTH.initial);
  const pictureShown = pictureKept ?? pictureWidth(room - treeShown);
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
          <Splitter label={t('split.tree')} width={treeShown} range={TREE_WIDTH} onChange={keepTree} />
        </>
      )}
      <div className={styles.panel} style={{ width: pictureShown }}>
        {drawing}
      </div>
      <Splitter label={t('split.picture')} width={pictureShown} range={PICTURE_WIDTH} onChange={keepPicture} />
      <section className={styles.list} aria-label={t('list.label')}>
        {list}
      </section>
    </div>
  );
}
