import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { links } from '../routes.ts';
import type { TextSearch } from './search-place.ts';

/** No vehicle by this name or number: the server's words, and the other ways to it. */
export function NothingFound({ search: { q, by }, message }: { search: TextSearch; message: string }) {
  const { t } = useTranslation('vehicle');
  const other = by === 'name' ? 'announcement' : 'name';
  return (
    <State
      icon="search"
      title={message === '' ? t('nothing.title') : message}
      actions={
        <>
          <Link className={buttonClass('primary')} to={links.drillDown({ type: 'C' })}>
            {t('nothing.drillDown')}
          </Link>
          <Link className={buttonClass()} to={links.vehicle({ q, by: other })}>
            {t(`nothing.${other}`)}
          </Link>
          <Link className={buttonClass()} to={links.oe(q)}>
            {t('nothing.oe')}
          </Link>
        </>
      }
    >
      {t(`nothing.hint.${by}`)}
    </State>
  );
}
