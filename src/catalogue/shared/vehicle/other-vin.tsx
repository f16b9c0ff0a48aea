import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { links } from '../navigation/paths.ts';

/** What a vehicle is refused with that comes under the VIN of another model. */
export const OTHER_VIN = '200201';

/** In place of such a vehicle: which of the two was meant is for the user to say, before either takes a lookup. */
export function OtherVin({ vin }: { vin: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const rest = new URLSearchParams(search);
  rest.delete('vin');
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
          <Link className={buttonClass()} to={{ search: String(rest) }} replace>
            {t('otherVin.without')}
          </Link>
        </>
      }
    >
      {t('otherVin.hint')}
    </State>
  );
}
