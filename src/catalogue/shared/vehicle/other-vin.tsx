import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { links } from '../navigation/paths.ts';

/** The code for a vehicle with the VIN of another model. */
export const OTHER_VIN = '200201';

/** Asks whether the vehicle or the VIN was meant, before either is charged as a lookup. */
export function OtherVin({ vin }: { vin: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('vin');
  return (
    <State
      isPage
      icon="car"
      title={t('otherVin.title', { vin })}
      actions={
        <>
          <Link className={buttonClass('primary')} to={links.vehicle({ q: vin, by: 'vin' })}>
            {t('otherVin.search')}
          </Link>
          <Link className={buttonClass()} to={{ search: String(params) }} replace>
            {t('otherVin.openWithoutVin')}
          </Link>
        </>
      }
    >
      {t('otherVin.hint')}
    </State>
  );
}
