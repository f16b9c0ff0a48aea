import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { paths } from '../shared/navigation/paths.ts';

/** The account's API services: none until the site's staff has agreed on one with it. */
export function ApiServicesScreen() {
  const { t } = useTranslation('site-services');
  return (
    <State
      isPage
      icon="info"
      title={t('own.title')}
      actions={
        <>
          <Link className={buttonClass('primary')} to={paths.service}>
            {t('own.view')}
          </Link>
          <Link className={buttonClass()} to={paths.cooperation}>
            {t('ask')}
          </Link>
        </>
      }
    >
      {t('own.hint')}
    </State>
  );
}
