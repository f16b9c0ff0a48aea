const HAN = /\p{Script=Han}/u;
/** What people copy or write before a VIN or an announcement number. A VIN cannot begin with these letters: it has no I. */
const LABEL =
  /^\s*(公告型号|公告号|公告(?=[\s:]*[A-Z])|车辆型号|产品型号|车型(?=[\s:]*[A-Z]{2,4}\d{4})|车辆识别代[号码]|车架号码|车架号|大架号|车架尾号|(?:车架)?后[六八]位|尾号|VIN码|VIN号|(?:VIN|CHASSIS|FRAME)(?![A-Z])(?:\s*(?:NO|NUMBER|CODE)(?![A-Z])\.?)?|MODEL(?=\s*:))\s*:?\s*/;
/** A number as long as a VIN. */
const LONG_NUMBER = /(?<![A-Z0-9])(?=[A-Z0-9]*\d{3})[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/g;

/** A text in half width and upper case without the label before its number, or what is written in Chinese beside its VIN. */
export function withoutLabel(text: string): string {
  const [only, ...others] = HAN.test(text) ? (text.match(LONG_NUMBER) ?? []) : [];
  return only === undefined || others.length > 0 ? text.replace(LABEL, '') : only;
}
