import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isScientific } from '../../contract/oe/oe-cells.ts';
import { looksLikeVin } from '../../contract/vehicles/vin.ts';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { links } from '../shared/navigation/paths.ts';
import { lookalikes } from './oe-text.ts';

/** Offers similar numbers and other searches for a number that was not found. */
export function OeNotFound({ oe, message }: { oe: string; message: string }) {
  const { t } = useTranslation('oe');
  if (looksLikeVin(oe)) {
    const toVehicle = (
      <Link className={buttonClass('primary')} to={links.vehicle({ q: oe, by: 'vin' })}>
        {t('empty.byVin')}
      </Link>
    );
    return (
      <State icon="search" title={message} actions={toVehicle}>
        {t('empty.vin')}
      </State>
    );
  }
  return (
    <State
      icon="search"
      title={message}
      actions={
        <>
          {lookalikes(oe).map((other) => (
            <Link key={other} className={buttonClass()} to={links.oe(other)}>
              <span className="oe">{other}</span>
            </Link>
          ))}
          <Link className={buttonClass('primary')} to={links.vehicle({})}>
            {t('empty.byVehicle')}
          </Link>
          <Link className={buttonClass()} to={links.vehicle({ q: oe, by: 'name' })}>
            {t('empty.byName')}
          </Link>
        </>
      }
    >
      {t(isScientific(oe) ? 'empty.damaged' : 'empty.hint')}
    </State>
  );
}
