import type { Shape } from '../shape.ts';
import * as airBrakeShapes from './air-brake-shapes.ts';
import * as armShapes from './arm-shapes.ts';
import * as bearingShapes from './bearing-shapes.ts';
import * as beltDriveShapes from './belt-drive-shapes.ts';
import * as brakeDiscShapes from './brake-disc-shapes.ts';
import * as brakeShapes from './brake-shapes.ts';
import * as bumperShapes from './bumper-shapes.ts';
import * as cabinShapes from './cabin-shapes.ts';
import * as climateShapes from './climate-shapes.ts';
import * as containerShapes from './container-shapes.ts';
import * as coolingShapes from './cooling-shapes.ts';
import * as couplingShapes from './coupling-shapes.ts';
import * as crankShapes from './crank-shapes.ts';
import * as doorShapes from './door-shapes.ts';
import * as electricShapes from './electric-shapes.ts';
import * as engineBlockShapes from './engine-block-shapes.ts';
import * as filterShapes from './filter-shapes.ts';
import * as frontAxleShapes from './front-axle-shapes.ts';
import * as frontPanelShapes from './front-panel-shapes.ts';
import * as fuelShapes from './fuel-shapes.ts';
import * as glassShapes from './glass-shapes.ts';
import * as highVoltageShapes from './high-voltage-shapes.ts';
import * as ignitionShapes from './ignition-shapes.ts';
import * as intakeExhaustShapes from './intake-exhaust-shapes.ts';
import * as lampShapes from './lamp-shapes.ts';
import * as rearPanelShapes from './rear-panel-shapes.ts';
import * as rotatingShapes from './rotating-shapes.ts';
import * as sensorShapes from './sensor-shapes.ts';
import * as shaftShapes from './shaft-shapes.ts';
import * as steeringShapes from './steering-shapes.ts';
import * as suspensionShapes from './suspension-shapes.ts';
import * as transmissionShapes from './transmission-shapes.ts';
import * as truckCabShapes from './truck-cab-shapes.ts';
import * as wheelShapes from './wheel-shapes.ts';
import * as wiperShapes from './wiper-shapes.ts';

/** Every kind of part that can be drawn, by the name that the tables of standard parts use. */
export const shapes = {
  ...airBrakeShapes,
  ...armShapes,
  ...bearingShapes,
  ...beltDriveShapes,
  ...brakeDiscShapes,
  ...brakeShapes,
  ...bumperShapes,
  ...cabinShapes,
  ...climateShapes,
  ...containerShapes,
  ...coolingShapes,
  ...couplingShapes,
  ...crankShapes,
  ...doorShapes,
  ...electricShapes,
  ...engineBlockShapes,
  ...filterShapes,
  ...frontAxleShapes,
  ...frontPanelShapes,
  ...fuelShapes,
  ...glassShapes,
  ...highVoltageShapes,
  ...ignitionShapes,
  ...intakeExhaustShapes,
  ...lampShapes,
  ...rearPanelShapes,
  ...rotatingShapes,
  ...sensorShapes,
  ...shaftShapes,
  ...steeringShapes,
  ...suspensionShapes,
  ...transmissionShapes,
  ...truckCabShapes,
  ...wheelShapes,
  ...wiperShapes,
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
