import { normalizeWord } from './cells/words.ts';
import type { BothLanguages, CatalogueField } from './format/catalogue-file.ts';
import { catalogueFile } from './format/catalogue-files.ts';
import type { ImportTable } from './import-table.ts';
import { placeText } from './place-text.ts';
import { importProblemText, isImportProblem } from './problems.ts';

/** A refused cell or row, and the tables of its import. */
interface Refusal {
  code: string;
  tableNo: number;
  field: string;
  /** The cell as it is written. */
  detail: string | null;
  /** Where the record that it names was refused itself. */
  causeTable?: number | null;
  causeLine?: number | null;
  /** Whether the value alone is left out and its row imported. */
  isLeftOut?: boolean;
}

type Tables = readonly Pick<ImportTable, 'tableNo' | 'file' | 'sheet' | 'mappings'>[];

/** Why a row is refused, as far as it can be told: a wrong choice with those there are, a consequence with its cause. Follows the name of the field. */
export function refusalText({ isLeftOut = false, ...refusal }: Refusal, tables: Tables): BothLanguages {
  const text = reasonText(refusal, tables);
  return isLeftOut ? joined(text, { zh: '，仅该值未导入', en: '; only this value is left out' }) : text;
}

function reasonText({ code, tableNo, field, detail, ...cause }: Refusal, tables: Tables): BothLanguages {
  if (!isImportProblem(code)) return { zh: code, en: code };
  const text = importProblemText(code);
  if (code === 'refusedReference') return joined(text, causeText(cause, tables));
  if (code !== 'notChoice') return text;
  const declared = tables
    .find((table) => table.tableNo === tableNo)
    ?.mappings.map((mapping) => catalogueFile(mapping.file).fields[field])
    .find((one) => one?.kind === 'choice');
  return declared === undefined ? text : joined(text, choicesText(declared, detail ?? ''));
}

const joined = (text: BothLanguages, more: BothLanguages): BothLanguages => ({
  zh: `${text.zh}${more.zh}`,
  en: `${text.en}${more.en}`,
});

function causeText(
  { causeTable, causeLine }: Pick<Refusal, 'causeTable' | 'causeLine'>,
  tables: Tables,
): BothLanguages {
  const table = tables.find(({ tableNo }) => tableNo === causeTable);
  if (table === undefined) return { zh: '', en: '' };
  const name = placeText(table);
  return { zh: `，见 ${name} 第 ${causeLine} 行`, en: `, see line ${causeLine} of ${name}` };
}

/** More choices than these are of no use in a sentence. */
const CHOICES_MAX = 12;

/** The choice that was probably meant, or all of them. */
function choicesText(field: CatalogueField, written: string): BothLanguages {
  const choices = field.kind === 'choice' ? field.choices : {};
  const keys = Object.keys(choices);
  const label = (key: string) => (choices[key]?.[0] === undefined ? key : `${choices[key][0]}（${key}）`);
  const nearest = nearestChoice(choices, written);
  if (nearest !== undefined) return { zh: `，最接近的是${label(nearest)}`, en: `; the nearest is ${nearest}` };
  const shown = keys.slice(0, CHOICES_MAX);
  const more = keys.length > CHOICES_MAX ? ['…'] : [];
  return { zh: `：${[...shown.map(label), ...more].join('、')}`, en: `: ${[...shown, ...more].join(', ')}` };
}

function nearestChoice(choices: Readonly<Record<string, readonly string[]>>, written: string): string | undefined {
  const word = normalizeWord(written);
  const near = Object.entries(choices).flatMap(([key, aliases]) =>
    [key, ...aliases].map((one) => {
      const choice = normalizeWord(one);
      return { key, share: distance(word, choice) / Math.max(word.length, choice.length, 1) };
    }),
  );
  const [best] = near.sort((one, other) => one.share - other.share);
  return best !== undefined && best.share <= 0.5 ? best.key : undefined;
}

/** Characters that have to be added, removed or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, character] of [...one.slice(0, 60)].entries()) {
    const next = [line + 1];
    for (let index = 1; index <= other.length; index += 1) {
      const changed = (row[index - 1] ?? 0) + (other[index - 1] === character ? 0 : 1);
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
