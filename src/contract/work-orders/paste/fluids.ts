const CHINESE = `机油 发动机油 变速箱油 变速器油 波箱油 自动变速箱油 手动变速箱油 齿轮油 差速器油 后桥油 助力油 转向助力油 方向机油 液压油
  刹车油 制动液 防冻液 冷却液 玻璃水 尿素 尿素液 尿素溶液 车用尿素 黄油 润滑脂 冷媒 制冷剂 雪种`;
const LATIN = [
  'ENGINE OIL',
  'MOTOR OIL',
  'GEAR OIL',
  'GEARBOX OIL',
  'TRANSMISSION OIL',
  'TRANSMISSION FLUID',
  'ATF',
  'HYDRAULIC OIL',
  'POWER STEERING FLUID',
  'POWER STEERING OIL',
  'BRAKE FLUID',
  'COOLANT',
  'ANTIFREEZE',
  'WASHER FLUID',
  'GREASE',
  'ADBLUE',
  'REFRIGERANT',
];

const fluids: ReadonlySet<string> = new Set([...CHINESE.split(/\s+/), ...LATIN]);

/** True for the name of an oil or another fluid, in half width and upper case. Not every parts book has them. */
export function isFluid(name: string): boolean {
  return fluids.has(name);
}
