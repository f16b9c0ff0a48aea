import type { FastifyInstance } from 'fastify';
import type { Language } from '../../contract/codes.ts';
import type { Database } from '../platform/db/database.ts';
import { mountVehiclePictures, noVehiclePictures, type VehiclePictures } from './pictures.ts';
import { createVehicleRepository } from './repository.ts';
import { vehicleRoutes } from './routes.ts';
import { createVehicleService } from './service.ts';
import { vehicleClassOf } from './vehicle-class.ts';
import { otherVinRefuser } from './vin/other-vin.ts';
import { repairVin } from './vin/vin-repair.ts';
import { isKnownWmi } from './vin/wmi.ts';

export type { VehiclePictures } from './pictures.ts';

interface Dependencies {
  db: Database;
  pictures?: VehiclePictures | undefined;
}

export function vehiclesDomain({ db, pictures = noVehiclePictures }: Dependencies) {
  const repository = createVehicleRepository(db);
  const vehicles = createVehicleService(repository);
  return {
    calls: vehicleRoutes({ db, drawVehicle: pictures.drawVehicle }),
    mount: (app: FastifyInstance) => mountVehiclePictures(app, pictures),
    classOf: vehicleClassOf(db),
    refuseOtherVin: otherVinRefuser(db),
    isKnownMaker: isKnownWmi,
    findByVin: (vin: string, language: Language) => vehicles.findByVin({ vin, isForced: true }, language),
    findNamed: vehicles.findNamed,
    findByAnnouncement: (text: string, language: Language) =>
      vehicles.findByKey({ text, first: 'announcement' }, language),
    /** VINs of known vehicles that a wrong one may mean, likeliest first. */
    repairsOf: async (vin: string, limit: number) => {
      const repairs = repairVin(vin, await repository.getVinKnowledge());
      return repairs.filter(({ isKnown }) => isKnown).slice(0, limit);
    },
    listIdsOfVin: async (vin: string) =>
      (await repository.findByVin(vin, 'zh-CN'))?.vehicles.map(({ vehicleId }) => vehicleId) ?? [],
    listMoreAnnouncements: repository.listMoreAnnouncements,
  };
}
