import { vehicleCalls } from './calls.ts';

/** The steps from an initial to the vehicles of a group, for one vehicle class. */
export const passengerDrillDown = {
  letters: vehicleCalls.getBrandLetters,
  brands: vehicleCalls.getBrandsByInitial,
  families: vehicleCalls.getFamiliesByBrand,
  groups: vehicleCalls.getGroupsByFamily,
  vehicles: vehicleCalls.getVehiclesByGroup,
};

export const commercialDrillDown = {
  letters: vehicleCalls.getCovBrandLetters,
  brands: vehicleCalls.getCovBrandsByInitial,
  families: vehicleCalls.getCovFamiliesByBrand,
  groups: vehicleCalls.getCovGroupsByFamily,
  vehicles: vehicleCalls.getCovVehiclesByGroup,
};
