import { type CellFormat, cellFormatOf } from './number-format.ts';
import { UnreadableSheet } from './unreadable.ts';
import { attributeOf, xmlTokens } from './xml.ts';
import type { Zip } from './zip.ts';

const SHARED_MAX = 2_000_000;

/** What a workbook's sheets refer to. */
export interface WorkbookParts {
  /** Those that are not hidden, in the order of their tabs. */
  sheets: { name: string; path: string }[];
  is1904: boolean;
  sharedText(index: number): string;
  formatOf(style: number): CellFormat;
}

/** @throws UnreadableSheet */
export function readParts(zip: Zip): WorkbookParts {
  const workbook = zip.read('xl/workbook.xml');
  if (workbook === undefined) throw new UnreadableSheet('damaged');
  const targets = targetsOf(zip.read('xl/_rels/workbook.xml.rels') ?? '');
  const partOf = (kind: string) => zip.read([...targets.values()].find((target) => target.kind === kind)?.path ?? '');
  const shared = sharedTexts(partOf('sharedStrings') ?? '');
  const formats = cellFormats(partOf('styles') ?? '');
  return {
    ...sheetsOf(workbook, targets),
    sharedText: (index) => shared[index] ?? '',
    formatOf: (style) => formats[style] ?? { kind: 'plain' },
  };
}

function sheetsOf(workbook: string, targets: ReadonlyMap<string, Target>) {
  const sheets: WorkbookParts['sheets'] = [];
  let is1904 = false;
  for (const token of xmlTokens(workbook)) {
    if (token.kind !== 'open') continue;
    if (token.name === 'workbookPr') is1904 = /^(1|true)$/.test(attributeOf(token.attributes, 'date1904') ?? '');
    if (token.name !== 'sheet' || /hidden/i.test(attributeOf(token.attributes, 'state') ?? '')) continue;
    const target = targets.get(attributeOf(token.attributes, 'id') ?? '');
    // A chart's sheet has no cells.
    if (target?.kind !== 'worksheet') continue;
    sheets.push({ name: attributeOf(token.attributes, 'name') ?? '', path: target.path });
  }
  return { sheets, is1904 };
}

interface Target {
  /** The last word of the relation's type, which the two editions of the standard share. */
  kind: string;
  path: string;
}

/** Where each relation leads. One that leads out of the file is left alone: nothing is fetched. */
function targetsOf(relations: string): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const token of xmlTokens(relations)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const [id, type, target] = ['Id', 'Type', 'Target'].map((name) => attributeOf(token.attributes, name));
    if (id === undefined || type === undefined || target === undefined) continue;
    if (attributeOf(token.attributes, 'TargetMode') === 'External') continue;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    targets.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), path });
  }
  return targets;
}

/** The texts that cells share; the reading aids over Chinese characters (rPh) are no part of a text. */
function sharedTexts(document: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isAid = false;
  for (const token of xmlTokens(document)) {
    if (token.kind === 'text') {
      if (isText && !isAid) text += token.text;
    } else if (token.kind === 'open') {
      if (token.name === 't') isText = !token.isEmpty;
      else if (token.name === 'rPh') isAid = !token.isEmpty;
      else if (token.name === 'si' && token.isEmpty) texts.push('');
    } else if (token.name === 't') isText = false;
    else if (token.name === 'rPh') isAid = false;
    else if (token.name === 'si') {
      texts.push(text);
      text = '';
      if (texts.length > SHARED_MAX) throw new UnreadableSheet('tooLarge');
    }
  }
  return texts;
}

/** The format of each style of a cell. */
function cellFormats(document: string): CellFormat[] {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isCells = false;
  for (const token of xmlTokens(document)) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isCells = token.kind === 'open';
    if (token.kind === 'close') continue;
    const id = Number(attributeOf(token.attributes, 'numFmtId') ?? 0);
    if (token.name === 'numFmt') codes.set(id, attributeOf(token.attributes, 'formatCode') ?? '');
    else if (token.name === 'xf' && isCells) formats.push(cellFormatOf(id, codes.get(id)));
  }
  return formats;
}
