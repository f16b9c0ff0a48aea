import type { CatalogueField, CatalogueFile } from '../src/contract/imports/format/catalogue-file.ts';
import { catalogueFiles } from '../src/contract/imports/format/catalogue-files.ts';
import { jsonSchemaOf } from '../src/contract/imports/format/json-schema.ts';

const BEGIN = '<!-- The rest is written by scripts/write-catalogue-format.ts -->';

/** The documents of the format by their path in docs/; `guide` is catalogue-format.md as it is, whose beginning is kept. */
export function catalogueFormatFiles(guide: string): Record<string, string> {
  const head = guide.slice(0, guide.indexOf(BEGIN));
  const tables = catalogueFiles.map(tableOf).join('\n');
  return {
    'catalogue-format.md': `${head}${BEGIN}\n\n${tables}`,
    ...Object.fromEntries(
      catalogueFiles.map((file) => [
        `catalogue-schemas/${file.name}.schema.json`,
        `${JSON.stringify(jsonSchemaOf(file), null, 2)}\n`,
      ]),
    ),
  };
}

function tableOf(file: CatalogueFile): string {
  const rows = Object.entries(file.fields).map(
    ([name, field]) =>
      `| \`${name}\`${field.isRequired === true ? ' *' : ''} | ${kindOf(field)} | ${field.about.en} · ${field.about.zh} | ${
        field.example === '' ? '' : `\`${field.example}\``
      } |`,
  );
  return `### ${file.name}

${file.about.en} · ${file.about.zh}

| field | kind | meaning | example |
|---|---|---|---|
${rows.join('\n')}
`;
}

function kindOf(field: CatalogueField): string {
  switch (field.kind) {
    case 'text':
      return `text, ${field.length}`;
    case 'reference':
      return `→ ${field.to}`;
    case 'choice':
      return Object.keys(field.choices).join(', ');
    case 'date':
      return field.edge === 'to' ? 'date or month, its last day' : 'date or month';
    case 'integer':
      return 'whole number';
    case 'money':
      return 'yuan';
    case 'list':
      return 'list, separated by ;';
    case 'boolean':
      return 'yes or no';
    default:
      return field.kind;
  }
}
