import type { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { hasDemoId } from '../../contract/vehicles/demo-id.ts';
import { settleModelYear } from '../../contract/vehicles/model-year.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { drillDown } from './drill-down.ts';
import type { DrawVehicle } from './pictures.ts';
import { createVehicleRepository } from './repository.ts';
import { createVehicleService } from './service.ts';
import { getConfig } from './vehicle-config.ts';
import { checkedVin } from './vin/checked-vin.ts';

interface Dependencies {
  db: Database;
  drawVehicle: DrawVehicle;
}

/** Vehicle search by VIN, name, announcement number and drill-down, and the configuration of a vehicle. */
export function vehicleRoutes({ db, drawVehicle }: Dependencies): Handlers<typeof vehicleCalls> {
  const repository = createVehicleRepository(db);
  const vehicles = createVehicleService(repository);
  const passenger = drillDown({ db, vehicles, vehicleClass: 'C' });
  const commercial = drillDown({ db, vehicles, vehicleClass: 'B' });

  const configOf =
    (vehicleClass: VehicleType): Handlers<typeof vehicleCalls>['getVehicleConfig'] =>
    ({ vehicleId }, { language }) =>
      getConfig(db, { vehicleId, vehicleClass, language });

  return {
    getVehicleByName: ({ vehicleName, vehicleTypeCode }, { language }) =>
      vehicles.findByName({ text: vehicleName, vehicleClass: vehicleTypeCode }, language),
    getVehicleByVin: ({ vinCode, isForced, vehType }, { language }) =>
      vehicles.findByVin({ vin: vinCode, isForced, vehicleClass: vehType === 1 ? 'B' : undefined }, language),
    getVehicleByVinStart: ({ vin }, { language }) => vehicles.findByVinStart(vin, language),
    getVehicleByFgwCode: ({ fgwCode }, { language }) =>
      vehicles.findByKey({ text: fgwCode, first: 'factoryCode' }, language),
    getVehicleByAnnouncement: ({ announcement }, { language }) =>
      vehicles.findByKey({ text: announcement, first: 'announcement' }, language),
    filterVehicle: (requested, { language }) => vehicles.narrow(requested, language),
    async checkVin({ vin }, { language }) {
      const knowledge = await repository.getVinKnowledge();
      const checked = checkedVin(vin, { knowledge, language, atYear: new Date().getFullYear() });
      const hasYear = checked.isKnown && checked.status !== 'malformed';
      const span = hasYear ? await repository.findYearSpan(checked.vin) : undefined;
      const settled = span === undefined ? undefined : settleModelYear(checked.modelYears, span);
      return settled === undefined ? checked : { ...checked, modelYears: [settled] };
    },
    getVehicleConfig: configOf('C'),
    getCovVehicleConfig: configOf('B'),
    async getVehicleImageInfo({ vehicleId }, { language }) {
      const [vehicle] = await repository.listByIds([vehicleId], language);
      if (vehicle === undefined) throw new Refusal('900404');
      if (!hasDemoId(vehicle.vehicleId)) return { svg: '', isSample: false };
      // There is one picture per family.
      const svg = drawVehicle({ seed: vehicle.familyId, body: vehicle.body });
      if (svg === null) throw new Refusal('900404');
      return { svg, isSample: true };
    },
    getBrandLetters: passenger.letters,
    getBrandsByInitial: passenger.brands,
    getFamiliesByBrand: passenger.families,
    getGroupsByFamily: passenger.groups,
    getVehiclesByGroup: passenger.vehicles,
    getCovBrandLetters: commercial.letters,
    getCovBrandsByInitial: commercial.brands,
    getCovFamiliesByBrand: commercial.families,
    getCovGroupsByFamily: commercial.groups,
    getCovVehiclesByGroup: commercial.vehicles,
  };
}
