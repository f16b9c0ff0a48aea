/** Words of courtesy and labels: they say nothing about what is ordered. */
const WORDS = `你好 您好 老板 师傅 老师 亲 麻烦 请 谢谢 多谢 辛苦 帮忙 帮我 帮 我要 我想要 我 要 想要 需要 来 给我 给 拿 发 查一下 查下 查查 查
  看一下 看下 看看 报价 报个价 报一下价 报下价 询价 问一下 问下 多少钱 什么价 价格 有没有 有吗 有货吗 有货 有 吗 呢 吧 啊 哦 嗯 好的 好 的 了 是 和
  跟 与 及 以及 还有 另外 再 再来 再加 加 各 每样 每个 下单 订 订货 订购 配件 零件 清单 车架号 车架 车牌号 车牌 牌照 车型 车 这个 这台车 这台 那个
  一下 就 都 也 在吗 在不在 今天 明天 一起 一共 总共 合计 多少 先 拜托 能发 能发吗 发货 要不要 单独`;
const LATIN_WORDS = `HI HELLO DEAR PLEASE PLS THANKS THANK YOU NEED WANT I WE THE A AN AND FOR OF WITH PRICE QUOTE VIN OE OEM PN NO QTY PART PARTS
  NUMBER PLATE CAR VEHICLE EACH ALSO PLUS ASAP HOW MUCH FRIEND SIR BRO MY ADD OK RE`;

/** Longest first, so that 查一下 is not read as 查 and 一下. */
export const FILLERS: readonly string[] = WORDS.split(/\s+/).sort((a, b) => b.length - a.length);
/** Single characters before and after anything else; 发 would begin 发动机. */
export const FIRST_FILLERS = '来要请帮我再';
export const LAST_FILLERS = '吗呢吧啊哦嗯的了';
const fillers = new Set([...FILLERS, ...LATIN_WORDS.split(/\s+/)]);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

const FACT_WORDS =
  /^(?:手动|自动|两驱|四驱|柴油|汽油|混动|纯电)[挡档]?$|^(?:前面|后面|AUTO|AUTOMATIC|MANUAL|DIESEL|PETROL)$/;

/** True for words about a vehicle or a place that are a part of some part's name but name none. */
export function isFactWord(word: string): boolean {
  return FACT_WORDS.test(word);
}
