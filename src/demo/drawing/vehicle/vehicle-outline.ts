/** A vehicle's side as flat lists of x, y: what `drawVehicleSilhouette` draws from back to front. */
export interface VehicleOutline {
  /** Closed and smooth above, closed by a straight sill. */
  readonly body: readonly number[];
  /** Closed, with corners: chassis, tanks, load bodies; drawn before the body. */
  readonly boxes?: readonly (readonly number[])[];
  readonly windows: readonly (readonly number[])[];
  /** Middle of each wheel, along. */
  readonly wheels: readonly number[];
  readonly radius: number;
  /** Open: door gaps, swage lines, rails. */
  readonly lines: readonly (readonly number[])[];
  readonly lamps: readonly (readonly number[])[];
}
