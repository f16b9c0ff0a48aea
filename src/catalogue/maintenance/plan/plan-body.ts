/** What every panel of the plan is asked with. */
export interface PlanBody {
  vehicleId: number;
  vin?: string;
  mileage: number;
  purchaseDate: string;
}
