import type { MutableRefObject } from 'react';
import type { Vehicle, VehicleType } from '../../../contract/vehicles/schemas.ts';
import type { Viewer } from '../diagram/viewer.ts';
import type { VehicleHit } from '../in-vehicle/search-in-vehicle.ts';

/** Props of every tab of the parts screen. */
export interface TabProps {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  /** The VIN that part calls send. */
  vin: string | undefined;
  /** The VIN in the URL. */
  urlVin: string | undefined;
  /** Undefined while loading. */
  vehicle: Vehicle | undefined;
  /** Viewer of the tab's drawing: keeps pan and zoom. */
  viewer: Viewer;
  /** The callout of a link that names no part, until its part is open. */
  linkedCallout: MutableRefObject<string | undefined>;
  /** On a narrow screen: whether the tree is open as an overlay. */
  isTreeOverlayOpen: boolean;
  onTreeClose(): void;
  /** Opens the tree at the assembly of a search hit. */
  onOpenHit(found: VehicleHit): void;
}
