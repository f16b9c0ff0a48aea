import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { paths } from '../../shared/navigation/paths.ts';

/** A screen failed to render or to load its code: offers to reload. */
export function ScreenError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isFetch = error instanceof TypeError;
  return (
    <main>
      <State
        icon="warning"
        isAlert
        title={t(isFetch ? 'error.fetchTitle' : 'error.screenTitle')}
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
        {t('error.screenHint')}
      </State>
    </main>
  );
}
