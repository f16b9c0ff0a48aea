import type { KeyedRandom } from '../catalogue/keyed-random.ts';

/** A name in characters and in pinyin. */
export interface Name {
  zh: string;
  pinyin: string;
}

const parse = (list: string): readonly Name[] =>
  list.split(' ').map((entry) => {
    const [zh = '', pinyin = ''] = entry.split(':');
    return { zh, pinyin };
  });

const surnames = parse(
  '王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 黄:huang 赵:zhao 吴:wu 周:zhou 徐:xu 孙:sun 马:ma 朱:zhu 胡:hu 郭:guo 何:he 林:lin 高:gao 罗:luo 郑:zheng 梁:liang 谢:xie 宋:song 唐:tang 许:xu 韩:han 冯:feng 邓:deng 曹:cao 彭:peng 曾:zeng 田:tian 董:dong 潘:pan 袁:yuan 蔡:cai 蒋:jiang 余:yu 于:yu 杜:du 叶:ye 程:cheng 苏:su 魏:wei 吕:lv 丁:ding 任:ren 沈:shen 姚:yao',
);

const givenNames = parse(
  '伟:wei 强:qiang 磊:lei 军:jun 勇:yong 杰:jie 涛:tao 超:chao 明:ming 刚:gang 平:ping 辉:hui 鹏:peng 波:bo 斌:bin 飞:fei 海:hai 峰:feng 建国:jianguo 建军:jianjun 志强:zhiqiang 志勇:zhiyong 海涛:haitao 国强:guoqiang 俊杰:junjie 晓东:xiaodong 文博:wenbo 立新:lixin 春生:chunsheng 德华:dehua 永亮:yongliang 家豪:jiahao 子轩:zixuan 宇航:yuhang 敏:min 静:jing 丽:li 芳:fang 燕:yan 娟:juan 婷:ting 雪梅:xuemei 秀英:xiuying 晓丽:xiaoli 玉兰:yulan 佳怡:jiayi',
);

const companyWords = parse(
  '鑫达:xinda 宏远:hongyuan 顺通:shuntong 恒信:hengxin 金轮:jinlun 驰骋:chicheng 众诚:zhongcheng 永固:yonggu 德利:deli 捷修:jiexiu 安途:antu 瑞丰:ruifeng 华盛:huasheng 泰和:taihe 联创:lianchuang 车之家园:czjy 百顺:baishun 优行:youxing 鼎力:dingli 诚誉:chengyu 金桥:jinqiao 万里行:wanlixing 盛达:shengda 路路通:lulutong 富源:fuyuan 精诚:jingcheng 双龙:shuanglong 大拇指:damuzhi 通达:tongda 信达:xinda 宝悦:baoyue 京安:jingan 腾飞:tengfei 旺达:wangda 恒昌:hengchang 远景:yuanjing 新纪元:xinjiyuan 聚力:juli 中驰:zhongchi 卓越:zhuoyue 广隆:guanglong 佳和:jiahe 凯达:kaida 力源:liyuan 顺达:shunda 兴隆:xinglong 天翼:tianyi 一路平安:ylpa 福瑞:furui 亿车:yiche',
);

/** In the order of the dictionary of company types. */
export const companyKinds = ['repair', 'parts', 'insurer', 'agent'] as const;
export type CompanyKind = (typeof companyKinds)[number];

const suffixes: Record<CompanyKind, readonly string[]> = {
  repair: [
    '汽车维修有限公司',
    '汽车修理厂',
    '汽车服务有限公司',
    '汽修中心',
    '钣喷中心',
    '汽车养护店',
    '商用车维修有限公司',
  ],
  parts: ['汽车配件有限公司', '汽配商行', '汽配贸易有限公司', '汽车用品经营部', '重汽配件经营部'],
  insurer: ['财产保险样本支公司', '保险公估有限公司'],
  agent: ['汽车科技有限公司', '供应链管理有限公司', '商贸有限公司'],
};

export function personName(random: KeyedRandom, key: string): Name {
  const surname = random.pick(`${key}/surname`, surnames);
  const given = random.pick(`${key}/given`, givenNames);
  return { zh: surname.zh + given.zh, pinyin: surname.pinyin + given.pinyin };
}

/** The pinyin is that of the company's own word, without city and kind. */
export function companyName(random: KeyedRandom, key: string, company: { city: string; kind: CompanyKind }): Name {
  const word = random.pick(`${key}/word`, companyWords);
  return { zh: company.city + word.zh + random.pick(`${key}/suffix`, suffixes[company.kind]), pinyin: word.pinyin };
}

export function companyKind(random: KeyedRandom, key: string): CompanyKind {
  const share = random.unit(`${key}/kind`);
  return share < 0.58 ? 'repair' : share < 0.88 ? 'parts' : share < 0.93 ? 'insurer' : 'agent';
}

const businesses: Record<CompanyKind, readonly string[]> = {
  repair: [
    '小型车综合维修，钣金喷漆',
    '德系车专修，变速箱保养',
    '重卡与轻卡维修，道路救援',
    '保养、轮胎、四轮定位',
    '事故车维修，保险理赔定损',
    '新能源与混动车型维修',
  ],
  parts: [
    '大众、丰田原厂件与品牌件批发',
    '重卡配件，解放、东风、重汽',
    '易损件、保养件，同城配送',
    '拆车件与再制造件',
    '底盘件与灯具外贸',
  ],
  insurer: ['车险定损与配件核价', '事故车查勘，配件价格审核'],
  agent: ['区域代理，为门店提供目录与培训', '汽配供应链与门店软件'],
};

export function businessOf(random: KeyedRandom, key: string, kind: CompanyKind): string {
  return random.pick(`${key}/business`, businesses[kind]);
}
