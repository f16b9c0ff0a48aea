import type { PartSystem } from './part-system.ts';
import { passengerBody } from './passenger/body.ts';
import { passengerBrakes } from './passenger/brakes.ts';
import { passengerCooling } from './passenger/cooling.ts';
import { passengerDrivetrain } from './passenger/drivetrain.ts';
import { passengerElectrical } from './passenger/electrical.ts';
import { passengerEngine } from './passenger/engine.ts';
import { passengerEvPowertrain } from './passenger/ev-powertrain.ts';
import { passengerIgnitionStarting } from './passenger/ignition-starting.ts';
import { passengerIntakeFuelExhaust } from './passenger/intake-fuel-exhaust.ts';
import { passengerInterior } from './passenger/interior.ts';
import { passengerSteering } from './passenger/steering.ts';
import { passengerSuspension } from './passenger/suspension.ts';
import { truckAftertreatment } from './truck/aftertreatment.ts';
import { truckAirBrakes } from './truck/air-brakes.ts';
import { truckCab } from './truck/cab.ts';
import { truckClutch } from './truck/clutch.ts';
import { truckCooling } from './truck/cooling.ts';
import { truckCoupling } from './truck/coupling.ts';
import { truckDriveAxle } from './truck/drive-axle.ts';
import { truckElectrical } from './truck/electrical.ts';
import { truckEngine } from './truck/engine.ts';
import { truckFrontAxle } from './truck/front-axle.ts';
import { truckFuel } from './truck/fuel.ts';
import { truckGearbox } from './truck/gearbox.ts';
import { truckPropellerShaft } from './truck/propeller-shaft.ts';
import { truckSteering } from './truck/steering.ts';
import { truckSuspension } from './truck/suspension.ts';

/** Both trees, in the order a parts book lists them: C is passenger, B is commercial. */
export const partSystems: Readonly<Record<'C' | 'B', readonly PartSystem[]>> = {
  C: [
    passengerEngine,
    passengerIntakeFuelExhaust,
    passengerCooling,
    passengerIgnitionStarting,
    passengerDrivetrain,
    passengerSuspension,
    passengerSteering,
    passengerBrakes,
    passengerElectrical,
    passengerBody,
    passengerInterior,
    passengerEvPowertrain,
  ],
  B: [
    truckEngine,
    truckFuel,
    truckAftertreatment,
    truckCooling,
    truckClutch,
    truckGearbox,
    truckPropellerShaft,
    truckDriveAxle,
    truckSuspension,
    truckFrontAxle,
    truckSteering,
    truckAirBrakes,
    truckElectrical,
    truckCab,
    truckCoupling,
  ],
};
