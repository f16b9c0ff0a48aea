/** What people copy or write before a VIN or an announcement number. A VIN cannot begin with these letters: it has no I. */
const LABEL =
  /^\s*(公告型号|公告号|车辆型号|产品型号|车辆识别代[号码]|车架号码|车架号|大架号|车架尾号|车架后[六八]位|尾号|VIN码|VIN号|VIN(?![A-Z]))\s*:?\s*/;

/** A text in half width and upper case without the label before its number. */
export function withoutLabel(text: string): string {
  return text.replace(LABEL, '');
}
