/** Codes of the maintenance items: the specification's table, followed by our own. */
export const maintainItems = {
  engineOil: 'M01',
  oilFilter: 'M02',
  airFilter: 'M03',
  airconFilter: 'M04',
  fuelFilter: 'M05',
  sparkPlug: 'M06',
  gearboxOil: 'M07',
  coolant: 'M08',
  brakeFluid: 'M09',
  steeringAssist: 'M10',
  brakePads: 'M11',
  brakeDisc: 'M12',
  belts: 'M13',
  battery: 'M14',
  tyre: 'M15',
  refrigerant: 'M16',
  cleaningServices: 'M17',
  wiper: 'M18',
  axleOil: 'M19',
  chassis: 'M20',
  highVoltage: 'M21',
  fuelPreFilter: 'M22',
  dryerCartridge: 'M23',
  adBlue: 'M24',
  hubGrease: 'M25',
  valveClearance: 'M26',
  clutch: 'M27',
  inspection: 'M28',
} as const;

export type MaintainItemKey = keyof typeof maintainItems;

export const maintainItemKeys = Object.keys(maintainItems).filter(
  (key): key is MaintainItemKey => key in maintainItems,
);

export function itemKeyOf(code: (typeof maintainItems)[MaintainItemKey]): MaintainItemKey {
  return maintainItemKeys.find((key) => maintainItems[key] === code) ?? 'inspection';
}
