import type { Block, FieldRow } from '../../../../contract/api-services/documents/blocks.ts';
import type { DocumentPage } from '../../../../contract/api-services/documents/schemas.ts';
import type { Language } from '../../../../contract/codes.ts';
import { fieldHeads, typeText, yesNo } from './field-texts.ts';
import { stateNote } from './state-note.ts';

/** A page as Markdown; links within the site become links to `origin`. */
export function markdownOf(
  { title, summary, blocks, interface: state }: DocumentPage,
  { language, origin }: { language: Language; origin: string },
): string {
  const note = stateNote(state, language);
  const text = [
    `# ${title}`,
    summary,
    note === '' ? '' : `> ${note}`,
    ...blocks.map((block) => blockText(block, language)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  return `${text.replaceAll('](/', `](${origin}/`)}\n`;
}

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`;
    case 'text':
      return block.text;
    case 'note':
      return `> ${block.text}`;
    case 'list':
      return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${item}`).join('\n');
    case 'table':
      return tableText(block.head.length === 0 ? (block.rows[0]?.map(() => '') ?? []) : block.head, block.rows);
    case 'code':
      return fenced(block.language, block.text);
    case 'fields':
      return tableText(
        fieldHeads(block.isRequest, language),
        block.rows.map((row) => fieldCells(row, block.isRequest, language)),
      );
    case 'samples':
      return block.samples
        .map(({ label, language: name, text }) => `### ${label}\n\n${fenced(name === 'curl' ? 'bash' : name, text)}`)
        .join('\n\n');
  }
}

function fieldCells(row: FieldRow, isRequest: boolean, language: Language): string[] {
  const cells = [`\`${row.path}\``, typeText(row, language)];
  if (isRequest) cells.push(yesNo(row.isRequired, language));
  return [...cells, row.description, row.example === '' ? '' : `\`${row.example}\``];
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

function cellText(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** A fence that is longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
