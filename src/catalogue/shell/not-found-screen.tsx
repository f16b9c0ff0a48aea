import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { paths } from '../routes.ts';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <State
      icon="search"
      title={t('notFound.title')}
      actions={
        <Link className={buttonClass('primary')} to={paths.index}>
          {t('menu.home')}
        </Link>
      }
    >
      {t('notFound.hint')}
    </State>
  );
}
