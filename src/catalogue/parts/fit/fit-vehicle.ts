import { createContext, useContext } from 'react';

/** The vehicle whose parts are shown, with the VIN that the calls send. */
export interface FitVehicle {
  vehicleId: number;
  vin: string | undefined;
}

export const FitVehicleContext = createContext<FitVehicle | null>(null);

/** Null outside of a vehicle's parts. */
export function useFitVehicle(): FitVehicle | null {
  return useContext(FitVehicleContext);
}
