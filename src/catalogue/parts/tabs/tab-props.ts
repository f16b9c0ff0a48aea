import type { Vehicle, VehicleType } from '../../../contract/vehicles/schemas.ts';
import type { Viewer } from '../diagram/viewer.ts';
import type { Found } from '../in-vehicle/find-in-vehicle.ts';

/** What the frame of the parts screen gives to each of its tabs. */
export interface TabProps {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  /** As part calls carry it. */
  vin: string | undefined;
  /** As the vehicle was found by it. */
  typedVin: string | undefined;
  /** Undefined while it is on its way. */
  vehicle: Vehicle | undefined;
  /** Of the tab's drawing: it comes back as it was left. */
  viewer: Viewer;
  /** On a narrow screen the tree lies over the tab, when its button asks for it. */
  isTreeOver: boolean;
  onTreeClose(): void;
  /** Opens the tree where a row found in the vehicle stands. */
  onFound(found: Found): void;
}
