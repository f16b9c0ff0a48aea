import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';

/** Shown when rendering a page throws. */
export function PageError() {
  const { t } = useTranslation();
  return (
    <main>
      <State
        icon="warning"
        isAlert
        title={t('error.screenTitle')}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('action.reload')}
          </Button>
        }
      >
        {t('error.screenHint')}
      </State>
    </main>
  );
}
