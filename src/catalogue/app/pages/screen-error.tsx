import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { useIsOnline } from '../../../providers/connection/use-is-online.ts';
import { useReconnect } from '../../../providers/connection/use-reconnect.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ConnectionFrame } from '../layout/connection-frame.tsx';

/** A screen failed to render or to load its code: offers to reload. */
export function ScreenError() {
  const { t } = useTranslation();
  const error = useRouteError();
  // A script that fails to load throws a TypeError, a stylesheet Vite's preload error.
  const isFetch = error instanceof TypeError || /preload/.test(String(error));
  const isOnline = useIsOnline();
  const kind = !isFetch ? 'screen' : isOnline ? 'fetch' : 'offline';
  // Browsers may cache a failed module load until the page is reloaded.
  useReconnect(() => isFetch && window.location.reload());
  return (
    <>
      <main>
        <State
          icon="warning"
          isAlert
          title={t(`error.${kind}Title`)}
          actions={
            <>
              <Button variant="primary" onClick={() => window.location.reload()}>
                {t('action.reload')}
              </Button>
              <a className={buttonClass()} href={paths.index}>
                {t('menu.home')}
              </a>
            </>
          }
        >
          {t(kind === 'offline' ? 'error.offlineHint' : 'error.screenHint')}
        </State>
      </main>
      <ConnectionFrame />
    </>
  );
}
