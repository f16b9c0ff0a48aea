const HAN = /\p{Script=Han}/u;
/**
 * What people copy or write before a VIN, an announcement number or an OE number. A VIN cannot begin with these letters: it
 * has no I.
 */
const LABEL =
  /^\s*(公告型号|公告号|公告(?=[\s:]*[A-Z])|车辆型号|产品型号|车型(?=[\s:]*[A-Z]{2,4}\d{4})|车辆识别代[号码]|车架号码|车架号|大架号|车架尾号|(?:车架)?后[六八]位|尾号|VIN码|VIN号|(?:VIN|CHASSIS|FRAME)(?![A-Z])(?:\s*(?:NO|NUMBER|CODE)(?![A-Z])\.?)?|MODEL(?=\s*:)|(?:OE|OEM|原厂|配件|零件)(?:号码?|编号)|OEM?(?=\s*:))\s*:?\s*/;
/** A number as long as a VIN, or one of China with a character too few or too many. */
const LONG_NUMBER =
  /(?<![A-Z0-9])(?=[A-Z0-9]*\d{3})(?:[A-HJ-NPR-Z0-9]{17}|L[A-HJ-NPR-Z0-9]{15}|L[A-HJ-NPR-Z0-9]{17})(?![A-Z0-9])/g;

/** An announcement number or a long OE number. Names have years and engines, with fewer digits or a dot. */
const OTHER_NUMBER =
  /(?<![A-Z0-9./-])(?!(?:19|20)\d\d[/-])(?=[A-Z0-9/-]{9})(?:[A-Z]{2,4}[1-9]\d{3,4}[A-Z][A-Z0-9]*|(?=(?:[A-Z/-]*\d){7})[A-Z0-9][A-Z0-9/-]*)(?![A-Z0-9.])/g;

/** A text in half width and upper case without the label before its number, or what is written in Chinese beside its VIN. */
export function withoutLabel(text: string): string {
  return (HAN.test(text) ? onlyMatch(text, LONG_NUMBER) : undefined) ?? text.replace(LABEL, '');
}

/** The only number of a text with Chinese beside it: 解放CA4257K466HE5C牵引车; without one, the text without its label. */
export function numberIn(text: string): string {
  const plain = withoutLabel(text);
  return (HAN.test(plain) ? onlyMatch(plain, OTHER_NUMBER) : undefined) ?? plain;
}

function onlyMatch(text: string, number: RegExp): string | undefined {
  const [only, ...others] = text.match(number) ?? [];
  return others.length > 0 ? undefined : only;
}
