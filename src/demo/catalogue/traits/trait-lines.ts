import { passengerBodyTraits } from './passenger-body.ts';
import { passengerChassisTraits } from './passenger-chassis.ts';
import { passengerPowertrainTraits } from './passenger-powertrain.ts';
import { truckTraits } from './truck.ts';

/** The trait of every standard part, by its code. */
export const traitLines: Readonly<Record<string, string>> = {
  ...passengerPowertrainTraits,
  ...passengerChassisTraits,
  ...passengerBodyTraits,
  ...truckTraits,
};
