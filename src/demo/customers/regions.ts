/** A province with its share of the customers, who works there, and cities with the initials of their names. */
export interface Region {
  code: string;
  weight: number;
  /** The agency codes of the seller and, if there is one, of the agent. */
  agencies: readonly string[];
  cities: readonly (readonly [name: string, initials: string])[];
}

const region = (code: string, weight: number, agencies: string, cities: string): Region => ({
  code,
  weight,
  agencies: agencies.split(' '),
  cities: cities.split(' ').map((city) => {
    const [name = '', initials = ''] = city.split(':');
    return [name, initials] as const;
  }),
});

/** SD01 is the code of the demo's own seller and agent. */
export const regions: readonly Region[] = [
  region('370000', 34, 'SD01', '济南:jn 青岛:qd 烟台:yt 潍坊:wf 临沂:ly 淄博:zb'),
  region('440000', 34, 'GD01 GD02', '广州:gz 深圳:sz 佛山:fs 东莞:dg 中山:zs'),
  region('320000', 28, 'ZJ01 JS01', '南京:nj 苏州:sz 无锡:wx 常州:cz 徐州:xz'),
  region('330000', 26, 'ZJ01', '杭州:hz 宁波:nb 温州:wz 台州:tz 义乌:yw'),
  region('410000', 22, 'SD01 HN01', '郑州:zz 洛阳:ly 新乡:xx 南阳:ny'),
  region('130000', 17, 'SD01', '石家庄:sjz 保定:bd 唐山:ts 邯郸:hd'),
  region('510000', 17, 'SC01', '成都:cd 绵阳:my 德阳:dy'),
  region('420000', 15, 'SC01 HB01', '武汉:wh 宜昌:yc 襄阳:xy'),
  region('430000', 13, 'GD01', '长沙:cs 株洲:zz 衡阳:hy'),
  region('340000', 13, 'ZJ01', '合肥:hf 芜湖:wh 阜阳:fy'),
  region('350000', 12, 'GD01', '福州:fz 厦门:xm 泉州:qz'),
  region('210000', 12, 'SD01 LN01', '沈阳:sy 大连:dl 鞍山:as'),
  region('110000', 11, 'SD01', '北京:bj'),
  region('310000', 11, 'ZJ01', '上海:sh'),
  region('610000', 9, 'SC01', '西安:xa 宝鸡:bj 咸阳:xy'),
  region('360000', 8, 'GD01', '南昌:nc 赣州:gz 九江:jj'),
  region('500000', 8, 'SC01', '重庆:cq'),
  region('450000', 7, 'GD01', '南宁:nn 柳州:lz'),
  region('120000', 6, 'SD01', '天津:tj'),
  region('140000', 6, 'SD01', '太原:ty 临汾:lf'),
  region('530000', 6, 'SC01', '昆明:km 曲靖:qj'),
  region('220000', 6, 'SD01 LN01', '长春:cc 吉林:jl'),
  region('230000', 6, 'SD01 LN01', '哈尔滨:heb 大庆:dq'),
  region('520000', 5, 'SC01', '贵阳:gy 遵义:zy'),
  region('150000', 4, 'SD01', '呼和浩特:hhht 包头:bt'),
  region('650000', 4, 'SC01', '乌鲁木齐:wlmq'),
  region('620000', 3, 'SC01', '兰州:lz'),
  region('460000', 2, 'GD01', '海口:hk'),
  region('640000', 2, 'SC01', '银川:yc'),
  region('630000', 1, 'SC01', '西宁:xn'),
  region('540000', 1, 'SC01', '拉萨:ls'),
];
