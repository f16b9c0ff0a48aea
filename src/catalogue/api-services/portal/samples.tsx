import { useTranslation } from 'react-i18next';
import type { BlockOf } from '../../../contract/api-services/documents/blocks.ts';
import { createStore, useHydratedStore } from '../../../providers/store.ts';
import { TabList } from '../../../ui/choice/tab-list.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './content.module.css';

/** The reader's language on all pages of this visit. */
const chosenLanguage = createStore('curl');

/** One sample in several languages, one of which is shown. */
export function Samples({ block: { anchor, samples }, title }: { block: BlockOf<'samples'>; title: string }) {
  const { t } = useTranslation('site-services');
  const chosen = useHydratedStore(chosenLanguage, 'curl');
  const sample = samples.find(({ language }) => language === chosen) ?? samples[0];
  if (sample === undefined) return null;
  return (
    <div className={styles.samples}>
      <TabList
        label={t('languages', { name: title })}
        tabs={samples.map(({ language, label }) => [language, label])}
        tab={sample.language}
        panelId={anchor}
        onTab={chosenLanguage.set}
      />
      <div id={anchor} role="tabpanel" aria-labelledby={`${anchor}-${sample.language}`}>
        <CodeBlock text={sample.text} label={sample.label} />
      </div>
    </div>
  );
}
