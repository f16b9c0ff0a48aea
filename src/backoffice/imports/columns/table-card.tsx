import { Alert, Button } from 'antd';
import { useState } from 'react';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { unusedColumns } from '../../../contract/imports/mapping/unused-columns.ts';
import { placeText } from '../../../contract/imports/place-text.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import own from './columns.module.css';
import { HeaderRow } from './header-row.tsx';
import { missingFields, suggestFor } from './mapping-draft.ts';
import { MappingForm } from './mapping-form.tsx';

const MAPPINGS_MAX = 4;

const variants: Record<ImportTable['confidence'], TagVariant> = {
  sure: 'good',
  remembered: 'good',
  likely: 'accent',
  unsure: 'warning',
};

interface TableCardProps {
  table: ImportTable;
  mappings: readonly Mapping[];
  isReadOnly: boolean;
  /** Dates of the table were refused because their order is not known. */
  isOrderAsked: boolean;
  /** A table that is certain is a line that opens on a click. */
  isFolded: boolean;
  importId: number;
  onChange: (mappings: readonly Mapping[]) => void;
  /** The table was read anew with another header row. */
  onReread: (table: ImportTable) => void;
}

/** A table of the files: its first rows, and what it is. One table can fill several files: numbers and their prices. */
export function TableCard(props: TableCardProps) {
  const { table, mappings, isReadOnly, isOrderAsked, isFolded, importId, onChange, onReread } = props;
  const { t } = useMessages();
  // Decided once: a table that becomes certain while it is edited stays open.
  const [isFoldedAtFirst] = useState(isFolded);
  const { file, sheet, columns } = table;
  const confidence = mappings.some((mapping) => missingFields(mapping).length > 0) ? 'unsure' : table.confidence;
  const name = placeText({ file, sheet });
  const replace = (index: number, mapping: Mapping | undefined) =>
    onChange(mappings.flatMap((one, at) => (at === index ? (mapping ?? []) : one)));
  return (
    <section className={styles.panel} aria-label={name}>
      <details open={!isFoldedAtFirst}>
        <summary>
          <span className={own.summary}>
            <h2 className={own.name}>{name}</h2>
            <Tag variant={variants[confidence]}>{t(`catalogueImport:confidence.${confidence}`)}</Tag>
            <small className="quiet">
              <Meanings {...{ table, mappings }} />
            </small>
          </span>
        </summary>
        <div className={own.body}>
          <details>
            <summary>{t('catalogueImport:columns.preview', { count: columns.length })}</summary>
            <Preview table={table} name={name} />
            {table.headerLine > 0 && (
              <HeaderRow key={table.headerLine} {...{ importId, table, isReadOnly, onReread }} />
            )}
          </details>
          <UnusedColumns table={table} mappings={mappings} />
          {mappings.map((mapping, index) => (
            <MappingForm
              // biome-ignore lint/suspicious/noArrayIndexKey: two meanings of a table may be the same file for a moment
              key={index}
              {...{ table, mapping, isReadOnly, isOrderAsked }}
              label={index === 0 ? t('catalogueImport:columns.is') : t('catalogueImport:columns.isAlso')}
              onChange={(changed) => replace(index, changed)}
              onFile={(chosen) => replace(index, chosen === undefined ? undefined : suggestFor(table, chosen))}
            />
          ))}
          {mappings.length === 0 && (
            <MappingForm
              {...{ table, isReadOnly, isOrderAsked }}
              mapping={undefined}
              label={t('catalogueImport:columns.is')}
              onChange={() => undefined}
              onFile={(chosen) => chosen !== undefined && onChange([suggestFor(table, chosen)])}
            />
          )}
          {!isReadOnly && mappings.length > 0 && mappings.length < MAPPINGS_MAX && (
            <div>
              <Button size="small" onClick={() => onChange([...mappings, suggestFor(table, secondFile(mappings))])}>
                {t('catalogueImport:columns.addMeaning')}
              </Button>
            </div>
          )}
        </div>
      </details>
    </section>
  );
}

/** What the table is, in a few words. */
function Meanings({ table, mappings }: Pick<TableCardProps, 'table' | 'mappings'>) {
  const { t, language } = useMessages();
  const files = mappings.map(({ file }) => {
    const { name, about } = catalogueFile(file);
    return `${inLanguage(language, about.zh, about.en)} (${name})`;
  });
  return t('catalogueImport:columns.meanings', {
    files: files.length === 0 ? t('catalogueImport:columns.notImported') : files.join('; '),
    count: table.columns.length,
  });
}

/** The columns whose values would be lost. A row of a parts book that loses its conditions fits every vehicle. */
function UnusedColumns({ table, mappings }: Pick<TableCardProps, 'table' | 'mappings'>) {
  const { t } = useMessages();
  const unused = unusedColumns(table, mappings);
  if (unused.length === 0) return null;
  const isPartsBook = mappings.some(({ file }) => file === 'part-rows');
  return (
    <Alert
      type="warning"
      showIcon
      message={t('catalogueImport:columns.unusedColumns', { count: unused.length, columns: unused.join(', ') })}
      description={isPartsBook ? t('catalogueImport:columns.unusedConditions') : undefined}
    />
  );
}

/** Lists of prices and of numbers are what one table most often is at once. */
function secondFile(mappings: readonly Mapping[]): Mapping['file'] {
  const used = mappings.map(({ file }) => file);
  return (
    (['numbers', 'prices', 'part-rows', 'replacements'] as const).find((file) => !used.includes(file)) ?? 'numbers'
  );
}

const ROWS_SHOWN = 8;

function Preview({ table: { columns, sample, titles }, name }: { table: ImportTable; name: string }) {
  const { t } = useMessages();
  return (
    <>
      {titles.length > 0 && <p className="quiet">{titles.join(' · ')}</p>}
      <ScrollRegion className={own.preview} aria-label={t('catalogueImport:columns.rowsOf', { name })}>
        <table>
          <thead>
            <tr>
              <th>{t('catalogueImport:columns.line')}</th>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.slice(0, ROWS_SHOWN).map(({ line, cells }) => (
              <tr key={line}>
                <td className="number quiet">{line}</td>
                {columns.map((column, index) => (
                  <td key={column}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
