const WITHOUT_TAX =
  /未税|[不未没]包?含税|税外|税前|excl(?:uding|uded|\.)?(?:\s*of)?\s*(?:tax|vat)|not incl(?:uding|ude|\.)\s*(?:tax|vat)|(?:tax|vat)\s*(?:not incl|excl)|without (?:tax|vat)|net price/i;
const WITH_TAX = /含税|incl(?:uding|uded?|\.)?(?:\s*of)?\s*(?:tax|vat)|(?:tax|vat)\s*incl|with (?:tax|vat)/i;
/** In the header of a column of prices these words alone are about tax. */
const NET = /\b(?:net(?:to)?(?:preis)?|excl\.?)(?![\p{L}\d])/iu;
const GROSS = /\b(?:gross|brutto(?:preis)?|incl\.?)(?![\p{L}\d])/iu;

/** zzgl. MwSt., zuzüglich der gesetzlichen Mehrwertsteuer, ohne USt. */
const GERMAN_TAX = String.raw`(?:der\s+)?(?:ges(?:\.|etzl\.?|etzlicher|etzlichen)\s+)?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer)`;
const GERMAN_WITHOUT = new RegExp(String.raw`(?:zzgl\.?|zuzüglich|exkl\.?|exklusive|ohne)\s*${GERMAN_TAX}`, 'i');
const GERMAN_WITH = new RegExp(String.raw`(?:inkl\.?|inklusive|einschl\.?|einschließlich|mit)\s*${GERMAN_TAX}`, 'i');

/** Whether a title says that its prices include tax; undefined if it says nothing. */
export function taxOfTitle(text: string): boolean | undefined {
  if (WITHOUT_TAX.test(text) || GERMAN_WITHOUT.test(text)) return false;
  return WITH_TAX.test(text) || GERMAN_WITH.test(text) ? true : undefined;
}

/** The same for the header of a column of prices. */
export function taxOfHeader(header: string): boolean | undefined {
  return taxOfTitle(header) ?? (NET.test(header) ? false : GROSS.test(header) ? true : undefined);
}

/** Tax as a cell states it. */
export const taxCell = (isIncluded: boolean): string => (isIncluded ? '是' : '否');
