import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BookPanels } from '../book/book-panels.tsx';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { usePartsState } from '../use-parts-state.ts';
import { AssemblyRows } from './assembly-rows.tsx';
import styles from './assembly-view.module.css';
import { useAssemblyBook } from './use-assembly-book.ts';

interface AssemblyViewProps extends TabProps {
  partsUrl: ReturnType<typeof usePartsUrlState>;
}

/** One drawing with its parts, and links to the previous and next drawing. */
export function AssemblyView({ partsUrl, ...tab }: AssemblyViewProps) {
  const { t } = useTranslation('parts-assemblies');
  const book = useAssemblyBook(tab, partsUrl);
  const parts = usePartsState(tab, partsUrl, book);
  const { before, after, setUrlState } = parts;
  return (
    <>
      <div className={styles.bar}>
        <Button
          isSmall
          data-landing
          onClick={() => setUrlState({ node: undefined, callouts: [], part: undefined }, 'push')}
        >
          <Icon name="left" size={16} />
          {t('all')}
        </Button>
        <span className={styles.steps}>
          {before !== undefined && (
            <Button variant="link" onClick={before.open}>
              {t('previous', { name: before.name })}
            </Button>
          )}
          {after !== undefined && (
            <Button variant="link" onClick={after.open}>
              {t('next', { name: after.name })}
            </Button>
          )}
        </span>
      </div>
      <BookPanels {...tab} parts={parts} Rows={AssemblyRows} />
    </>
  );
}
