import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { guidePath } from '../../../contract/api-services/documents/rules.ts';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { TabList } from '../../../ui/choice/tab-list.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { KeysPanel } from '../keys/keys-panel.tsx';
import { MainAccountOnly, mainAccountMessage } from '../main-account-only.tsx';
import { WebhooksPanel } from '../webhooks/webhooks-panel.tsx';
import styles from './api-screen.module.css';
import { apiState, apiTabs } from './api-state.ts';

const PANEL = 'api-panel';

/** The account's API services: its keys and its webhooks. */
export function ApiScreen() {
  const { t } = useTranslation('api-keys');
  const [{ tab }, setState] = useUrlState(apiState);
  const { error } = useCall(keyCalls.apiKeyList, {}, { staleTime: 0 });
  const refusal = mainAccountMessage(error);
  if (refusal !== undefined)
    return <MainAccountOnly title={t('title')} message={refusal} documentsLabel={t('documents')} />;
  return (
    <div className={screenClass()}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.links}>
          <Link className={buttonClass()} to={paths.userInterfaces}>
            {t('interfaces')}
          </Link>
          <Link className={buttonClass()} to={guidePath(tab === 'keys' ? 'quick-start' : 'webhooks')}>
            {t(tab === 'keys' ? 'quickStart' : 'webhookGuide')}
          </Link>
        </div>
      </header>
      <TabList
        label={t('title')}
        tabs={apiTabs.map((name) => [name, t(`tab.${name}`)])}
        tab={tab}
        panelId={PANEL}
        onTab={(next) => setState({ tab: next })}
      />
      <div id={PANEL} className={styles.panel} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`}>
        {tab === 'keys' ? <KeysPanel /> : <WebhooksPanel />}
      </div>
    </div>
  );
}
