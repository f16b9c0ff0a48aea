import { type CellFormat, cellFormatOf } from './number-format.ts';
import { createTextStore, type TextStore } from './text-store.ts';
import { UnreadableSheet } from './unreadable.ts';
import { attributeOf, createXmlReader, parseXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** The parts of a workbook that its sheets refer to. */
export interface WorkbookParts {
  /** The visible sheets, in the order of their tabs. */
  sheets: { name: string; path: string }[];
  is1904: boolean;
  sharedText(index: number): string;
  formatOf(style: number): CellFormat;
}

/** @throws UnreadableSheet; also if the shared texts are more than `maxTextBytes` */
export async function readParts(zip: Zip, maxTextBytes?: number): Promise<WorkbookParts> {
  const workbook = await zip.read('xl/workbook.xml');
  if (workbook === undefined) throw new UnreadableSheet('damaged');
  const targets = parseTargets((await zip.read('xl/_rels/workbook.xml.rels')) ?? '');
  const pathOf = (kind: string) => [...targets.values()].find((target) => target.kind === kind)?.path ?? '';
  const shared = await readSharedTexts(zip.chunks(pathOf('sharedStrings')), createTextStore(maxTextBytes));
  const formats = parseCellFormats((await zip.read(pathOf('styles'))) ?? '');
  return {
    ...parseSheets(workbook, targets),
    sharedText: shared.get,
    formatOf: (style) => formats[style] ?? { kind: 'plain' },
  };
}

function parseSheets(workbook: string, targets: ReadonlyMap<string, Target>) {
  const sheets: WorkbookParts['sheets'] = [];
  let is1904 = false;
  parseXml(workbook, {
    onOpen(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || /hidden/i.test(attributeOf(attributes, 'state') ?? '')) return;
      const target = targets.get(attributeOf(attributes, 'id') ?? '');
      // A chart's sheet has no cells.
      if (target?.kind !== 'worksheet') return;
      sheets.push({ name: attributeOf(attributes, 'name') ?? '', path: target.path });
    },
  });
  return { sheets, is1904 };
}

interface Target {
  /** The last word of the relation's type, which the two editions of the standard share. */
  kind: string;
  path: string;
}

/** The part that each relation refers to. External ones are ignored: nothing is fetched. */
function parseTargets(relations: string): Map<string, Target> {
  const targets = new Map<string, Target>();
  parseXml(relations, {
    onOpen(name, attributes) {
      if (name !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return;
      const [id, type, target] = ['Id', 'Type', 'Target'].map((key) => attributeOf(attributes, key));
      if (id === undefined || type === undefined || target === undefined) return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return targets;
}

/** The texts that cells share, without the phonetic guides of Chinese and Japanese characters (rPh). */
async function readSharedTexts(chunks: AsyncIterable<string>, texts: TextStore): Promise<TextStore> {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const reader = createXmlReader({
    onOpen(name) {
      if (name === 't') isText = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    onText(part) {
      if (isText && !isPhonetic) text += part;
    },
    onClose(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        texts.add(text);
        text = '';
      }
    },
  });
  let isEmpty = true;
  for await (const chunk of chunks) {
    isEmpty = false;
    reader.write(chunk);
  }
  // The part is optional.
  if (!isEmpty) reader.close();
  return texts;
}

/** The format of each cell style. */
function parseCellFormats(document: string): CellFormat[] {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isCellStyles = false;
  parseXml(document, {
    onOpen(name, attributes) {
      if (name === 'cellXfs') isCellStyles = true;
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(id, attributeOf(attributes, 'formatCode') ?? '');
      else if (name === 'xf' && isCellStyles) formats.push(cellFormatOf(id, codes.get(id)));
    },
    onClose(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return formats;
}
