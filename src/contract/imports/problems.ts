import type { BothLanguages } from './format/catalogue-file.ts';

/** What can be wrong with a cell. */
export const cellProblems = {
  required: { zh: '不能为空', en: 'must not be blank' },
  noPrice: { zh: '“面议”不是价格', en: 'says "on request", which is not a price' },
  tooLong: { zh: '文字过长', en: 'is too long' },
  badEncoding: {
    zh: '含有无法按文件编码识别的字符',
    en: 'contains characters that are not in the encoding of the file',
  },
  controlCharacters: { zh: '含有控制字符', en: 'contains control characters' },
  formula: { zh: '是没有保存结果的公式', en: 'is a formula without a saved value' },
  spreadsheetError: { zh: '是表格的错误值', en: 'is a spreadsheet error value' },
  scientific: {
    zh: '电子表格已把该号码改成科学计数法，原号码已丢失，请从原始资料重新导出',
    en: 'was turned into scientific notation by the spreadsheet, and the number is lost: export it again from the source',
  },
  becameDate: {
    zh: '电子表格已把该号码改成日期，原号码已丢失，请从原始资料重新导出',
    en: 'was turned into a date by the spreadsheet, and the number is lost: export it again from the source',
  },
  notNumber: { zh: '应为数字', en: 'must be a number' },
  notInteger: { zh: '应为整数', en: 'must be a whole number' },
  percent: { zh: '应为数字，不能是百分比', en: 'must be a number, not a percentage' },
  foreignCurrency: { zh: '价格应以人民币计', en: 'must be in yuan' },
  negative: { zh: '不能为负数', en: 'must not be negative' },
  invalidQuantity: { zh: '应大于 0', en: 'must be above 0' },
  outOfRange: { zh: '数值超出允许范围', en: 'is out of range' },
  dateNotNumber: { zh: '应为数字，却是日期', en: 'must be a number, not a date' },
  notDate: { zh: '应为日期，如 2026-11-01', en: 'must be a date such as 2026-11-01' },
  numberNotDate: { zh: '应为日期，却是数字', en: 'must be a date, not a number' },
  impossibleDate: { zh: '没有这一天', en: 'is not an existing date' },
  ambiguousDate: {
    zh: '日和月（或年份）无法确定，请写成 2026-11-01，或在“修改列的含义”中选择日月顺序',
    en: 'is ambiguous in day and month, or in the century: write 2026-11-01, or state the order with the columns',
  },
  notBoolean: { zh: '应为“是”或“否”', en: 'must be yes or no' },
  notChoice: { zh: '不在可选项之中', en: 'is not one of the allowed values' },
  notProvince: { zh: '不是省级行政区', en: 'is not a province' },
} as const satisfies Record<string, BothLanguages>;
export type CellProblem = keyof typeof cellProblems;

/** What can be wrong with a whole row. */
export const rowProblems = {
  extraCells: { zh: '单元格比表头多', en: 'has more cells than the header' },
  missingCells: { zh: '单元格比表头少', en: 'has fewer cells than the header' },
  badQuotes: { zh: '引号不成对', en: 'has unbalanced quotes' },
  mixedEncoding: { zh: '该行的编码与文件其他部分不同', en: 'is in a different encoding from the rest of the file' },
  cellTooLong: { zh: '有过长的单元格，已截断', en: 'has a cell that is too long; it was cut' },
  invalidJson: { zh: '不是一个 JSON 对象', en: 'is not a JSON object' },
  unknownField: { zh: '有前几行没有的字段', en: 'has a field that the first rows do not have' },
} as const satisfies Record<string, BothLanguages>;
export type RowProblem = keyof typeof rowProblems;

/** Why a folder, a zip, a file or a sheet cannot be read. */
export const sourceProblems = {
  notTable: { zh: '不是表格文件', en: 'is not a table' },
  oldExcel: {
    zh: '是旧的 .xls 格式，请另存为 .xlsx',
    en: 'is in the old .xls format: save it as .xlsx',
  },
  numbersApp: { zh: '是 Numbers 文件，请导出为 .xlsx 或 CSV', en: 'is a Numbers file: export it as .xlsx or CSV' },
  protected: { zh: '有密码保护', en: 'is protected by a password' },
  damaged: { zh: '已损坏或不完整', en: 'is damaged or incomplete' },
  tooLarge: { zh: '超出允许的大小，或是压缩炸弹', en: 'is larger than allowed, or a zip bomb' },
  tooManyFiles: { zh: '文件过多', en: 'has too many files' },
  tooManyColumns: { zh: '列数过多', en: 'has too many columns' },
  badPath: { zh: '含有不安全的路径、链接或重复的文件名', en: 'has an unsafe path, a link or a repeated file name' },
  empty: { zh: '没有内容', en: 'is empty' },
  noHeader: { zh: '找不到表头', en: 'has no recognisable header row' },
  columnMostlyWrong: {
    zh: '该列半数以上的值有误，列可能选错',
    en: 'has invalid values in more than half of its rows: check that it is the right column',
  },
} as const satisfies Record<string, BothLanguages>;
export type SourceProblem = keyof typeof sourceProblems;

/** Why a picture of a drawing is refused. */
export const pictureProblems = {
  notPicture: { zh: '不是 SVG、PNG、WebP 或 JPEG 图片', en: 'is not an SVG, PNG, WebP or JPEG picture' },
  animatedPicture: { zh: '是动画图片', en: 'is animated' },
  damagedPicture: { zh: '图片已损坏或不完整', en: 'is a damaged or incomplete picture' },
  pictureTooLarge: {
    zh: '文件过大（上限 100 MB，SVG 为 8 MB）',
    en: 'is too large (at most 100 MB, 8 MB for an SVG)',
  },
  tooManyPixels: {
    zh: '像素过多（上限 1 亿，每边 16000）',
    en: 'has too many pixels (at most 100 million, 16,000 on a side)',
  },
  pictureTooSmall: { zh: '图片太小，无法辨认', en: 'is too small to show anything' },
  unsafeSvg: {
    zh: '含有脚本、实体或外部引用的 SVG',
    en: 'is an SVG with scripts, entities or external references',
  },
  svgTooComplex: { zh: '过于复杂的 SVG', en: 'is an SVG that is too complex' },
} as const satisfies Record<string, BothLanguages>;
export type PictureProblem = keyof typeof pictureProblems;

/** Why the checks against the catalogue refuse a row. */
export const checkProblems = {
  unknownReference: { zh: '在文件和目录中都找不到', en: 'is not in the files or in the catalogue' },
  refusedReference: { zh: '所指的记录本身被拒绝', en: 'was refused itself' },
  ambiguousNumber: { zh: '多个品牌都有这个 OE 号，请填写品牌', en: 'belongs to several brands: enter the brand' },
  duplicateId: { zh: '编号在前面的行中已出现', en: 'already appears in an earlier row' },
  duplicateRow: { zh: '与前面的行相同', en: 'repeats an earlier row' },
  invalidInitial: { zh: '应为 A 至 Z 的字母', en: 'must be a letter from A to Z' },
  endsBeforeStart: { zh: '早于起始值', en: 'is before the start' },
  invalidVinPrefix: {
    zh: '应为 8 位字母或数字，不含 I、O、Q；第 4 至 8 位可用 * 表示任意字符',
    en: 'must be 8 letters or digits without I, O and Q; characters 4 to 8 may be *',
  },
  invalidYearCode: { zh: '不是 VIN 的年份代码', en: 'is not a VIN year code' },
  drawingNotGiven: {
    zh: '这张图不在本次文件中：热点须与图（drawings）和图片一起导入',
    en: 'is a drawing that these files do not hold: import hotspots together with their drawing and its picture',
  },
  outsidePicture: {
    zh: '在图片之外：坐标应为原图片的像素，原点在左上角',
    en: 'lies outside the picture: use pixels of the original picture from its top left',
  },
  missingPicture: { zh: '找不到这张图片，或图片无法使用', en: 'names a picture that is missing or unusable' },
  invalidNumber: { zh: '不含字母和数字', en: 'contains no letters or digits' },
  noStandardPart: { zh: '没有对应的标准配件', en: 'has no standard part' },
  answerWithoutQuestion: { zh: '有答案却没有问题', en: 'has an answer but no question' },
  replacesItself: { zh: '与原 OE 号相同', en: 'is the same as the number it replaces' },
  priceNotPositive: { zh: '应大于 0', en: 'must be above 0' },
  webPrice: { zh: '电商报价不分省，请留空', en: 'must be blank: e-commerce quotes have no province' },
  olderPrice: { zh: '早于目录中的价格', en: 'is older than the price in the catalogue' },
  twoPrices: { zh: '同一天有两个不同的价格', en: 'has two different prices on the same day' },
} as const satisfies Record<string, BothLanguages>;
export type CheckProblem = keyof typeof checkProblems;

export type ImportProblem = CellProblem | RowProblem | SourceProblem | PictureProblem | CheckProblem;

const texts: Readonly<Record<ImportProblem, BothLanguages>> = {
  ...cellProblems,
  ...rowProblems,
  ...sourceProblems,
  ...pictureProblems,
  ...checkProblems,
};

/** The text of a problem, which follows the name of the field, row or file. */
export function importProblemText(problem: ImportProblem): BothLanguages {
  return texts[problem];
}

/** Whether a text, such as a column of the database, is the code of a problem. */
export function isImportProblem(code: string): code is ImportProblem {
  return Object.hasOwn(texts, code);
}
