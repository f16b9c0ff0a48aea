import { exportAliases } from './export-aliases.ts';
import { generationAliases } from './generation-aliases.ts';

/**
 * What shops write for brands and families, and the words of the catalogue. Applied to folded text, in their order: longer
 * words precede those that they contain.
 */
const aliases: readonly (readonly [written: RegExp, catalogued: string])[] = [
  [/上海大众/g, '上汽大众'],
  [/上海通用/g, '上汽通用'],
  [/一汽奥迪/g, '奥迪'],
  [/(北京|华晨)?宝马(汽车)/g, '宝马'],
  [/北奔(?=[a-z]级)/g, '奔驰'],
  [/平治|梅赛德斯(奔驰)?/g, '奔驰'],
  [/\bbenz\b|\bmerc\b|\bmb\b/g, 'mercedesbenz'],
  [/\b([a-gsv]) class\b/g, '$1class'],
  [/\bvw\b/g, 'volkswagen'],
  [/\bchevy\b/g, 'chevrolet'],
  [/\bgreatwall\b/g, 'great wall'],
  [/\bsinotruck\b/g, 'sinotruk'],
  [/雪弗[兰莱]|雪佛莱/g, '雪佛兰'],
  [/哈佛/g, '哈弗'],
  [/凌志/g, '雷克萨斯'],
  [/标志(?=\d)/g, '标致'],
  [/霸道/g, '普拉多'],
  [/玛卡|玛咖|麦肯/g, 'macan'],
  [/[万萬]事得/g, '马自达'],
  [/[新老]帕(?!萨特)/g, '帕萨特'],
  [/(?<!\p{Script=Han})高(?=[4678](\s|$))|\bgolf\s*(mk\s*)?(?=[4678](\s|$))|高尔夫\s*mk\s*(?=\d)/gu, '高尔夫'],
  [/\b(discovery|disco)(?=\s*[345](\s|$))|\blr(?=[34](\s|$))/g, '发现'],
  [/陆巡|(?<!兰德)酷路泽/g, '兰德酷路泽'],
  [/普桑|新桑(?!塔)/g, '桑塔纳'],
  [/毛豆(?=[3ysx])/g, 'model '],
  [/星骋/g, '马自达3'],
  [/皮卡炮/g, '炮'],
  [/伊兰特(?=悦动|朗动|领动)|索纳塔(?=名图)|公爵(?=天籁)/g, ''],
  [/\bbwm(?![a-z])/g, 'bmw'],
  [/(?<=(bmw|宝马)\s*\d)xi\b/g, '系'],
  [/广本/g, '广汽本田'],
  [/东本/g, '东风本田'],
  [/广丰/g, '广汽丰田'],
  [/一丰/g, '一汽丰田'],
  [/(?<!宝)(马六|马6)/g, '马自达6'],
  [/(?<!宝)(马三|马3)/g, '马自达3'],
  [/陕汽重卡/g, '陕汽'],
  [/\bdump(er)? truck\b|\bdumper\b/g, 'tipper'],
  [/\bcar\b|\btruck\b/g, ' '],
];

/** A folded text with the catalogue's words. */
export function cataloguedText(folded: string): string {
  return [...aliases, ...exportAliases, ...generationAliases].reduce(
    (text, [written, catalogued]) => text.replace(written, catalogued),
    folded,
  );
}
