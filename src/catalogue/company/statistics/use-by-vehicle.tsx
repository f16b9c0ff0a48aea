import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { panelClass } from '../../../ui/panel.ts';
import { links } from '../../shared/navigation/paths.ts';
import styles from '../company.module.css';
import own from './statistics.module.css';

/** The vehicles opened most often, with links to their parts. */
export function UseByVehicle({ vehicles }: Pick<UseStatistics, 'vehicles'>) {
  const { t } = useTranslation('company');
  if (vehicles.length === 0) return null;
  return (
    <section className={panelClass(styles.panel)}>
      <h2>{t('statistics.vehicles')}</h2>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.vehicle')}</th>
            <th scope="col">{t('statistics.used')}</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <tr key={vehicle.vehicleId}>
              <th scope="row">
                <Link to={links.parts({ vehicleId: vehicle.vehicleId, vehicleTypeCode: vehicle.vehicleTypeCode })}>
                  {fullName(vehicle)}
                </Link>
              </th>
              <td>{vehicle.used}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
