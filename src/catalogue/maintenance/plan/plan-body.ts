/** The body of the plan's calls. */
export interface PlanBody {
  vehicleId: number;
  vin?: string;
  mileage: number;
  purchaseDate: string;
}
