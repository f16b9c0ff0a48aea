import { PROVINCE_CODES, type Province, type ProvinceCode } from '../../contract/provinces.ts';

type Region = Province['region'];

/** Chinese name as in GB/T 2260, the common English name, and the region. */
const names: Record<ProvinceCode, readonly [zh: string, en: string, region: Region]> = {
  '110000': ['北京市', 'Beijing', 'north'],
  '120000': ['天津市', 'Tianjin', 'north'],
  '130000': ['河北省', 'Hebei', 'north'],
  '140000': ['山西省', 'Shanxi', 'north'],
  '150000': ['内蒙古自治区', 'Inner Mongolia', 'north'],
  '210000': ['辽宁省', 'Liaoning', 'northeast'],
  '220000': ['吉林省', 'Jilin', 'northeast'],
  '230000': ['黑龙江省', 'Heilongjiang', 'northeast'],
  '310000': ['上海市', 'Shanghai', 'east'],
  '320000': ['江苏省', 'Jiangsu', 'east'],
  '330000': ['浙江省', 'Zhejiang', 'east'],
  '340000': ['安徽省', 'Anhui', 'east'],
  '350000': ['福建省', 'Fujian', 'east'],
  '360000': ['江西省', 'Jiangxi', 'east'],
  '370000': ['山东省', 'Shandong', 'east'],
  '410000': ['河南省', 'Henan', 'central'],
  '420000': ['湖北省', 'Hubei', 'central'],
  '430000': ['湖南省', 'Hunan', 'central'],
  '440000': ['广东省', 'Guangdong', 'south'],
  '450000': ['广西壮族自治区', 'Guangxi', 'south'],
  '460000': ['海南省', 'Hainan', 'south'],
  '500000': ['重庆市', 'Chongqing', 'southwest'],
  '510000': ['四川省', 'Sichuan', 'southwest'],
  '520000': ['贵州省', 'Guizhou', 'southwest'],
  '530000': ['云南省', 'Yunnan', 'southwest'],
  '540000': ['西藏自治区', 'Tibet', 'southwest'],
  '610000': ['陕西省', 'Shaanxi', 'northwest'],
  '620000': ['甘肃省', 'Gansu', 'northwest'],
  '630000': ['青海省', 'Qinghai', 'northwest'],
  '640000': ['宁夏回族自治区', 'Ningxia', 'northwest'],
  '650000': ['新疆维吾尔自治区', 'Xinjiang', 'northwest'],
  '710000': ['台湾省', 'Taiwan', 'east'],
  '810000': ['香港特别行政区', 'Hong Kong', 'south'],
  '820000': ['澳门特别行政区', 'Macao', 'south'],
};

/** The 34 provinces in the order of their GB/T 2260 codes. */
export const provinces = PROVINCE_CODES.map((code) => {
  const [zh, en, region] = names[code];
  return { code, zh, en, region };
});
