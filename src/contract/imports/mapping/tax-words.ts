const WITHOUT_TAX =
  /未税|[不未没]包?含税|税外|税前|excl(?:uding|uded|\.)?(?:\s*of)?\s*(?:tax|vat)|not incl(?:uding|ude|\.)\s*(?:tax|vat)|(?:tax|vat)\s*(?:not incl|excl)|without (?:tax|vat)|net price/i;
const WITH_TAX = /含税|incl(?:uding|uded?|\.)?(?:\s*of)?\s*(?:tax|vat)|(?:tax|vat)\s*incl|with (?:tax|vat)/i;
/** In the header of a column of prices these words alone are about tax. */
const NET = /\b(?:net|excl\.?)(?![\p{L}\d])/iu;
const GROSS = /\b(?:gross|incl\.?)(?![\p{L}\d])/iu;

/** Whether a title says that its prices include tax; undefined if it says nothing. */
export function taxOfTitle(text: string): boolean | undefined {
  if (WITHOUT_TAX.test(text)) return false;
  return WITH_TAX.test(text) ? true : undefined;
}

/** The same for the header of a column of prices. */
export function taxOfHeader(header: string): boolean | undefined {
  return taxOfTitle(header) ?? (NET.test(header) ? false : GROSS.test(header) ? true : undefined);
}

/** Tax as a cell states it. */
export const taxCell = (isIncluded: boolean): string => (isIncluded ? '是' : '否');
