import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CallError } from '../../providers/calls/call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { links } from '../shared/navigation/paths.ts';
import type { SearchBy, TextSearch } from './search-state.ts';

const otherKinds: Readonly<Record<SearchBy, readonly SearchBy[]>> = {
  vin: ['announcement'],
  name: ['announcement'],
  announcement: ['fgwCode', 'name'],
  fgwCode: ['announcement', 'name'],
};

/** No vehicle was found by this name or number: the server's message and other ways to search. */
export function NothingFound({ search, error }: { search: TextSearch; error: CallError }) {
  const { t } = useTranslation('vehicles');
  const messageOf = useErrorMessage();
  const { q, by, vehicleClass, purpose } = search;
  return (
    <State
      icon="search"
      title={messageOf(error)}
      actions={
        <>
          {vehicleClass !== undefined && (
            <Link className={buttonClass('primary')} to={links.vehicle({ q, by, for: purpose })}>
              {t('nothing.anyClass')}
            </Link>
          )}
          <Link
            className={buttonClass(vehicleClass === undefined ? 'primary' : 'default')}
            to={links.drillDown({ type: vehicleClass ?? 'C', for: purpose })}
          >
            {t('nothing.drillDown')}
          </Link>
          {otherKinds[by].map((other) => (
            <Link key={other} className={buttonClass()} to={links.vehicle({ q, by: other, for: purpose })}>
              {t(`nothing.${other}`)}
            </Link>
          ))}
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
