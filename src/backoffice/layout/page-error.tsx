import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';

/** A page that broke: nothing that was saved is lost by loading it again. */
export function PageError() {
  const { t } = useTranslation();
  return (
    <main>
      <State
        icon="warning"
        isAlert
        title={t('error.screenTitle')}
        actions={
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('action.reload')}
          </Button>
        }
      >
        {t('error.screenHint')}
      </State>
    </main>
  );
}
