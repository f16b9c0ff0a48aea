import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screen-title.ts';
import styles from './debugger.module.css';
import { InterfaceCaller } from './interface-caller.tsx';

/** Tries an interface with one's own key or a test key. */
export function DebuggerScreen() {
  const { code = '' } = useParams();
  const { t } = useTranslation('api-debugger');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(documentCalls.documentPage, { id: code });
  useScreenTitle(data?.page?.title ?? null);
  if (data === undefined) {
    return (
      <div className={styles.screen}>
        {error === null ? (
          <Skeleton label={common('loading')} />
        ) : (
          <CallFailed error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  const { page } = data;
  if (page === null || page.interface === null) {
    return (
      <State
        isPage
        icon="search"
        title={t('noInterface.title')}
        actions={
          <Link className={buttonClass('primary')} to={paths.service}>
            {t('noInterface.overview')}
          </Link>
        }
      >
        {t('noInterface.hint')}
      </State>
    );
  }
  return <InterfaceCaller key={page.id} page={page} />;
}
