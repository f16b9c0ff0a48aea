import { Button } from 'antd';
import { useId } from 'react';
import { IMPORT_EDIT_POWER } from '../../contract/imports/rules.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { TabList } from '../../ui/choice/tab-list.tsx';
import styles from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import tabStyles from '../pages/tabs.module.css';
import { usePowers } from '../use-powers.ts';
import { FormatDrawer } from './format/format-drawer.tsx';
import { ImportDetail } from './import-detail.tsx';
import { importsState, importTabs } from './imports-state.ts';
import { ImportsTab } from './imports-tab.tsx';
import { KeysTab } from './keys/keys-tab.tsx';
import { NewImport } from './upload/new-import.tsx';
import { useUploadGuard } from './upload/use-upload-guard.ts';
import { VersionsTab } from './versions/versions-tab.tsx';

/** Imports of catalogue data: from the files to a plan, and to a version of the catalogue that can be taken back. */
export function ImportsPage() {
  const { t } = useMessages();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const panelId = useId();
  const [state, setState] = useUrlState(importsState);
  useUploadGuard();
  const { importId, isNew, isFormatOpen, tab } = state;
  const showFormat = () => setState({ isFormatOpen: true });
  return (
    <div className={styles.page}>
      {isFormatOpen && <FormatDrawer onClose={() => setState({ isFormatOpen: false })} />}
      {importId !== undefined && (
        <ImportDetail key={importId} importId={importId} onBack={() => setState({ importId: undefined })} />
      )}
      {importId === undefined && isNew && (
        <NewImport
          onCreated={(created) => setState({ isNew: false, importId: created })}
          onBack={() => setState({ isNew: false })}
          onFormat={showFormat}
        />
      )}
      {importId === undefined && !isNew && (
        <>
          <div className={styles.head}>
            <h1>{t('catalogueImport:title')}</h1>
            <Button onClick={showFormat}>{t('catalogueImport:format.open')}</Button>
            {canEdit && (
              <Button type="primary" onClick={() => setState({ isNew: true })}>
                {t('catalogueImport:new.open')}
              </Button>
            )}
          </div>
          <TabList
            label={t('catalogueImport:title')}
            tabs={importTabs.map((key) => [key, t(`catalogueImport:tab.${key}`)] as const)}
            tab={tab}
            panelId={panelId}
            className={tabStyles.tabs}
            onTab={(next) => setState({ tab: next, page: 1 })}
          />
          <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
            {tab === 'imports' && <ImportsTab state={state} onGo={setState} />}
            {tab === 'versions' && <VersionsTab state={state} onGo={setState} />}
            {tab === 'keys' && <KeysTab />}
          </div>
        </>
      )}
    </div>
  );
}
