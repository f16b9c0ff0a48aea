/** Chinese name, English name, unit, sample price of a unit in yuan, Chinese and English remark. */
type FluidLine = readonly [zh: string, en: string, unit: 'L' | 'kg' | 'bottle', yuan: number, zh: string, en: string];

/** Materials that a workshop buys by the litre, the kilogram or the bottle. */
export const fluids = {
  oil0w20: ['全合成机油 0W-20', 'Full synthetic oil 0W-20', 'L', 68, 'API SP 及以上', 'API SP or better'],
  oil5w30: ['全合成机油 5W-30', 'Full synthetic oil 5W-30', 'L', 62, 'API SP 及以上', 'API SP or better'],
  oil5w40: ['合成机油 5W-40', 'Synthetic oil 5W-40', 'L', 48, 'API SN 及以上', 'API SN or better'],
  dieselOil: ['柴机油 5W-30', 'Diesel oil 5W-30', 'L', 46, 'API CK-4，低灰分', 'API CK-4, low ash'],
  truckOil: ['重负荷柴机油 15W-40', 'Heavy-duty oil 15W-40', 'L', 28, 'API CI-4 及以上', 'API CI-4 or better'],
  gasOil: ['燃气发动机油 15W-40', 'Gas engine oil 15W-40', 'L', 32, '天然气专用', 'For natural gas only'],
  atf: ['自动变速器油 ATF', 'Automatic fluid ATF', 'L', 88, '重力更换量', 'Drain and fill'],
  dctf: ['双离合变速器油 DCTF', 'Dual-clutch fluid DCTF', 'L', 118, '湿式双离合', 'Wet clutch'],
  cvtf: ['无级变速器油 CVTF', 'CVT fluid', 'L', 96, '只用 CVT 专用油', 'Nothing but CVT fluid'],
  gearOil: ['手动变速器油 75W-90', 'Manual gearbox oil 75W-90', 'L', 52, 'API GL-4', 'API GL-4'],
  reducerOil: ['减速器油', 'Reducer oil', 'L', 86, '电驱动桥专用', 'For electric drives'],
  axleOil: ['驱动桥齿轮油 75W-90', 'Axle oil 75W-90', 'L', 48, 'API GL-5', 'API GL-5'],
  truckGearOil: ['重负荷齿轮油 85W-90', 'Heavy-duty gear oil 85W-90', 'L', 26, 'API GL-5', 'API GL-5'],
  coolant: ['防冻冷却液 -40 ℃', 'Coolant, -40 °C', 'L', 22, '不可与其他颜色混用', 'Do not mix colours'],
  brakeFluid: ['制动液 DOT4', 'Brake fluid DOT 4', 'L', 46, '开封后一年内用完', 'Use within a year of opening'],
  steeringFluid: ['动力转向油 ATF', 'Power steering fluid ATF', 'L', 48, '', ''],
  refrigerant: ['制冷剂 R134a', 'Refrigerant R134a', 'kg', 78, '按铭牌加注量', 'As much as the plate says'],
  throttleCleaner: ['节气门清洗剂', 'Throttle cleaner', 'bottle', 38, '', ''],
  injectorCleaner: ['喷油嘴清洗剂', 'Injector cleaner', 'bottle', 68, '', ''],
  evaporatorCleaner: ['蒸发箱清洗剂', 'Evaporator cleaner', 'bottle', 48, '', ''],
  engineFlush: ['发动机内部清洗剂', 'Engine flush', 'bottle', 58, '', ''],
  hubGrease: ['轮毂锂基润滑脂', 'Lithium hub grease', 'kg', 36, '2 号', 'NLGI 2'],
  chassisGrease: ['底盘润滑脂', 'Chassis grease', 'kg', 24, '3 号', 'NLGI 3'],
  adBlue: ['车用尿素溶液', 'AdBlue', 'L', 3, 'GB 29518', 'GB 29518 / ISO 22241'],
} as const satisfies Record<string, FluidLine>;

export type FluidName = keyof typeof fluids;

/** The fluid's number in its table: the place in the list, from 1. */
export function fluidId(name: FluidName): number {
  return Object.keys(fluids).indexOf(name) + 1;
}
