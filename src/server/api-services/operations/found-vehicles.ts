import { z } from 'zod';
import type { VehicleResult } from '../../../contract/vehicles/schemas.ts';
import { vehicleFields } from './catalogue-fields.ts';
import { vehicleOf } from './catalogue-records.ts';
import { field } from './field.ts';

const vehicles = field(z.array(z.strictObject(vehicleFields)), '车型，至多 200 个', 'Vehicles, at most 200');

/** A list of vehicles, and how many there are. */
export const foundVehicles = z.strictObject({
  total: field(z.number().int(), '车型总数', 'Number of vehicles', 1),
  vehicles,
});

export const toFound = ({ total, vehicleList }: VehicleResult) =>
  total === 0 ? null : { total, vehicles: vehicleList.map(vehicleOf) };
