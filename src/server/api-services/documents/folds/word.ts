import {
  BorderStyle,
  Document,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block } from '../../../../contract/api-services/documents/blocks.ts';
import { parseInline } from '../../../../contract/api-services/documents/inline.ts';
import type { DocumentPage } from '../../../../contract/api-services/documents/schemas.ts';
import type { Language } from '../../../../contract/codes.ts';
import { fieldHeads, typeText, yesNo } from './field-texts.ts';
import { stateNote } from './state-note.ts';

const MONO = 'Consolas';
/** In half points. */
const CODE_SIZE = 18;
const HEAD_COLOUR = 'EEF1F5';

/** Pages as a Word document; each begins on a new sheet. */
export async function wordOf(pages: readonly DocumentPage[], language: Language): Promise<Buffer> {
  const document = new Document({
    title: pages[0]?.title ?? '',
    styles: {
      default: {
        document: { run: { font: { ascii: 'Calibri', eastAsia: 'Microsoft YaHei' }, size: 21 } },
      },
    },
    sections: pages.map((page) => sectionOf(page, language)),
  });
  return Packer.toBuffer(document);
}

function sectionOf({ title, summary, blocks, interface: state }: DocumentPage, language: Language): ISectionOptions {
  const note = stateNote(state, language);
  return {
    children: [
      new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
      ...(summary === '' ? [] : [new Paragraph({ children: runsOf(summary) })]),
      ...(note === '' ? [] : [new Paragraph({ spacing: { after: 120 }, children: runsOf(note) })]),
      ...blocks.flatMap((block) => elementsOf(block, language)),
    ],
  };
}

function elementsOf(block: Block, language: Language): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.text)];
    case 'text':
    case 'note':
      return [new Paragraph({ spacing: { after: 120 }, children: runsOf(block.text) })];
    case 'list':
      return block.items.map(
        (item, index) =>
          new Paragraph({
            indent: { left: 360, hanging: 360 },
            children: runsOf(`${block.isOrdered ? `${index + 1}.` : '•'}  ${item}`),
          }),
      );
    case 'table':
      return [tableOf(block.head, block.rows), new Paragraph('')];
    case 'code':
      return codeLines(block.text);
    case 'samples':
      return block.samples.flatMap(({ label, text }) => [heading(label, HeadingLevel.HEADING_3), ...codeLines(text)]);
    case 'fields':
      return [
        tableOf(
          fieldHeads(block.isRequest, language),
          block.rows.map((row) => [
            `${'  '.repeat(row.depth)}${row.name}`,
            typeText(row, language),
            ...(block.isRequest ? [yesNo(row.isRequired, language)] : []),
            row.description,
            row.example,
          ]),
        ),
        new Paragraph(''),
      ];
  }
}

function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel] = HeadingLevel.HEADING_2) {
  return new Paragraph({ heading: level, spacing: { before: 240, after: 120 }, children: [new TextRun(text)] });
}

function runsOf(text: string): TextRun[] {
  return parseInline(text).map(
    (part) =>
      new TextRun({ text: part.text, bold: part.kind === 'bold', ...(part.kind === 'code' ? { font: MONO } : {}) }),
  );
}

function codeLines(text: string): Paragraph[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => new Paragraph({ children: [new TextRun({ text: line, font: MONO, size: CODE_SIZE })] }));
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      ...(head.length === 0
        ? []
        : [new TableRow({ tableHeader: true, children: head.map((text) => cellOf(text, true)) })]),
      ...rows.map((cells) => new TableRow({ children: cells.map((text) => cellOf(text, false)) })),
    ],
  });
}

function cellOf(text: string, isHead: boolean): TableCell {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'C8CED6' };
  return new TableCell({
    borders: { top: border, bottom: border, left: border, right: border },
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    ...(isHead ? { shading: { fill: HEAD_COLOUR } } : {}),
    children: [new Paragraph({ children: isHead ? [new TextRun({ text, bold: true })] : runsOf(text) })],
  });
}
