import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { historyCalls } from '../../../contract/history/calls.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { panelClass } from '../../../ui/panel.ts';
import { links } from '../navigation/paths.ts';

/** The company's own vehicles whose VIN ends in the text or lacks some of its characters; nothing without any. */
export function OwnVins({ text }: { text: string }) {
  const { t } = useTranslation();
  const { data = [] } = useCall(historyCalls.getHistByVin, { vin: text });
  if (data.length === 0) return null;
  return (
    <section className={panelClass(undefined, 'roomy')}>
      <h2>{t('ownVins', { text })}</h2>
      <ul>
        {data.map(({ vehicleId, vehicleTypeCode, vin, ...names }) => (
          <li key={`${vehicleId} ${vin}`}>
            <Link to={links.parts({ vehicleId, vehicleTypeCode, vin: vin ?? undefined })}>
              <span className="oe">{vin}</span> {fullName(names)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
