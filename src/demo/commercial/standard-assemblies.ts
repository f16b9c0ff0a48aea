/** Chinese name, English name, codes of its standard parts. */
export type AssemblyLine = readonly [zh: string, en: string, parts: string];

/**
 * Assemblies of the larger groups of the standard structure; other groups have their parts directly below. Every part of
 * a group is in one of its assemblies.
 */
export const standardAssemblies: Readonly<Record<string, readonly AssemblyLine[]>> = {
  1002: [
    ['缸套活塞组', 'Liners and pistons', 'T1002001 T1002002 T1002003'],
    ['轴瓦组', 'Bearing shells', 'T1002004 T1002005'],
  ],
  1111: [
    ['供油泵组', 'Fuel pumps', 'T1111001 T1111005'],
    ['共轨与喷油器', 'Rail and injectors', 'T1111002 T1111003 T1111004'],
  ],
  1205: [
    ['尿素供给', 'DEF supply', 'T1205002 T1205003 T1205004 T1205005'],
    ['催化器与颗粒捕集器', 'Catalyst and particulate filter', 'T1205001 T1205008 T1205006'],
    ['废气再循环', 'Exhaust gas recirculation', 'T1205007'],
  ],
  1301: [
    ['散热器与膨胀水箱', 'Radiator and expansion tank', 'T1301001 T1301005'],
    ['水泵、风扇与节温器', 'Water pump, fan and thermostat', 'T1301002 T1301003 T1301004'],
  ],
  1601: [
    ['离合器片与压盘', 'Clutch disc and cover', 'T1601001 T1601002 T1601003'],
    ['离合器操纵', 'Clutch control', 'T1601004 T1601005'],
  ],
  1700: [
    ['变速器本体', 'Gearbox', 'T1700001 T1700002 T1700003'],
    ['取力与换挡', 'Power take-off and shifting', 'T1700004 T1700005'],
  ],
  3103: [
    ['轮毂与轴承', 'Hub and bearings', 'T3103001 T3103002 T3103003'],
    ['车轮紧固件', 'Wheel fasteners', 'T3103004 T3103901'],
  ],
  3506: [
    ['气源与干燥', 'Air supply and drying', 'T3506001 T3506002 T3506003 T3506008'],
    ['制动阀', 'Brake valves', 'T3506004 T3506005 T3506006 T3506009'],
    ['制动气室', 'Brake chambers', 'T3506007'],
  ],
  8402: [
    ['面罩与导风', 'Panel and deflectors', 'T8402001 T8402003 T8402901'],
    ['保险杠与踏板', 'Bumper and steps', 'T8402002 T8402004'],
  ],
};
