/** First and last model year of a generation, by what shops write for it: 九代雅阁, 雅阁九代. */
type Generation = readonly [written: string, from: number, to: number];

/** Generations that shops count, by the name of the family. */
const generations: Readonly<Record<string, readonly Generation[]>> = {
  雅阁: [
    ['六代', 1999, 2002],
    ['七代', 2003, 2007],
    ['八代', 2008, 2013],
    ['九代半', 2016, 2017],
    ['九代', 2014, 2017],
    ['十代', 2018, 2022],
    ['十一代', 2023, 2025],
  ],
  思域: [
    ['八代', 2006, 2011],
    ['九代', 2012, 2015],
    ['十代', 2016, 2021],
    ['十一代', 2022, 2025],
  ],
  凯美瑞: [
    ['六代', 2006, 2011],
    ['七代', 2012, 2017],
    ['八代', 2018, 2023],
    ['九代', 2024, 2025],
  ],
  卡罗拉: [
    ['十代', 2007, 2013],
    ['十一代', 2014, 2018],
    ['十二代', 2019, 2025],
  ],
  高尔夫: [
    ['四代', 2003, 2008],
    ['六代', 2010, 2013],
    ['七代', 2014, 2020],
    ['八代', 2021, 2025],
  ],
  索纳塔: [
    ['八代', 2011, 2014],
    ['九代', 2015, 2019],
    ['十代', 2020, 2025],
  ],
  发现: [
    ['三代', 2004, 2009],
    ['四代', 2010, 2016],
    ['五代', 2017, 2025],
  ],
  轩逸: [
    ['十三代', 2012, 2018],
    ['十四代', 2019, 2025],
  ],
  飞度: [
    ['二代', 2009, 2013],
    ['三代', 2014, 2020],
    ['四代', 2021, 2025],
  ],
};

/** Chassis of the trade's speech that are built on another one's data, with the words and years of the catalogue. */
const chassis: readonly (readonly [written: RegExp, catalogued: string])[] = [
  [/致胜/g, ' 蒙迪欧 2007 2012 '],
  [/索八/g, ' 索纳塔 2011 2014 '],
  [/索九/g, ' 索纳塔 2015 2019 '],
  [/(帕萨特)?领驭/g, ' 帕萨特 2005 2010 '],
  [/迈腾\s*b6l?\b|\bb6l?\s*迈腾/g, ' 迈腾 2007 2011 '],
  [/迈腾\s*b7l?\b|\bb7l?\s*迈腾/g, ' 迈腾 2012 2016 '],
  [/迈腾\s*b8l?\b|\bb8l?\s*迈腾/g, ' 迈腾 2017 2024 '],
  [/\bgd[13]\b/g, ' 飞度 2004 2008 '],
  [/\bge[68]\b/g, ' 飞度 2009 2013 '],
  [/\bgk5\b/g, ' 飞度 2014 2020 '],
  [/\blc ?200\b/g, ' 兰德酷路泽 2008 2021 '],
  [/\blc ?300\b/g, ' 兰德酷路泽 2022 2025 '],
  [/\bf35\b/g, ' f30 '],
  [/\bf18\b/g, ' f10 '],
  [/\bg2[08]\b/g, ' 宝马 3 系 2020 2024 '],
  [/\bg3[08]\b/g, ' 宝马 5 系 2018 2023 '],
  [/\b(a4l?)\s*b8\b/g, ' $1 2009 2016 '],
  [/\b(a4l?)\s*b9\b/g, ' $1 2017 2024 '],
];

/** The Chinese numbers by their values. */
const NUMBERS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三', '十四'];

/** The ways to write a generation: 雅阁八代, 8代雅阁, 索纳塔8. A bare number of two digits would be a year. */
function patternOf(family: string, generation: string): RegExp {
  const forms = [`第?(?<!十)${generation}${family}`, `${family}第?${generation}`];
  const chinese = generation.replace('代', '');
  const value = NUMBERS.indexOf(chinese);
  if (value > 0) forms.push(`(?<!\\d)${value}代${family}`, `${family}\\s*第?${value}代`);
  if (value > 0 && value < 10) forms.push(`${family}\\s*[${value}${chinese}](?=\\s|$)`);
  return new RegExp(forms.join('|'), 'g');
}

/** A generation as its family and the span of its years. */
export const generationAliases: readonly (readonly [written: RegExp, catalogued: string])[] = [
  ...chassis,
  ...Object.entries(generations).flatMap(([family, list]) =>
    list.map(([written, from, to]) => [patternOf(family, written), ` ${family} ${from} ${to} `] as const),
  ),
];
