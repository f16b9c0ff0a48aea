import { Button, Collapse, Drawer, Grid, Table } from 'antd';
import type { CatalogueField, CatalogueFile } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFile, catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { csvOf, download } from '../../list/export/csv.ts';
import list from '../../list/list.module.css';
import { type Messages, useMessages } from '../../messages.ts';

/** The files of the catalogue format: what each holds, its fields, and a blank CSV of each. */
export function FormatDrawer({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages();
  const { md: isWide = true } = Grid.useBreakpoint();
  return (
    <Drawer open onClose={onClose} width={isWide ? 860 : '100%'} title={t('catalogueImport:format.title')}>
      <p>{t('catalogueImport:format.lead')}</p>
      <p className="quiet">{t('catalogueImport:format.own')}</p>
      <br />
      <Collapse
        destroyOnHidden
        items={catalogueFiles.map((file) => ({
          key: file.name,
          label: (
            <>
              <strong>{inLanguage(language, file.about.zh, file.about.en)}</strong>{' '}
              <span className="quiet">{file.name}.csv</span>
            </>
          ),
          children: <FileFields file={file} />,
        }))}
      />
    </Drawer>
  );
}

function FileFields({ file }: { file: CatalogueFile }) {
  const messages = useMessages();
  const { t, language } = messages;
  const fields = Object.entries(file.fields).map(([name, field]) => ({ name, field }));
  return (
    <>
      <Button
        onClick={() =>
          download(
            `${file.name}.csv`,
            csvOf(
              fields.map(({ name }) => name),
              [],
            ),
          )
        }
      >
        {t('catalogueImport:format.blank', { name: `${file.name}.csv` })}
      </Button>
      <br />
      <br />
      <ScrollRegion className={list.table ?? ''} aria-label={`${file.name}.csv`}>
        <Table
          rowKey="name"
          size="small"
          dataSource={fields}
          pagination={false}
          columns={[
            { title: t('catalogueImport:format.field'), render: (_, { name }) => <code>{name}</code> },
            {
              title: t('catalogueImport:format.required'),
              render: (_, { field }) => (field.isRequired === true ? t('catalogueImport:yes') : ''),
            },
            {
              title: t('catalogueImport:format.about'),
              render: (_, { field }) => inLanguage(language, field.about.zh, field.about.en),
            },
            { title: t('catalogueImport:format.kind'), render: (_, { field }) => kindText(field, messages) },
            { title: t('catalogueImport:format.example'), render: (_, { field }) => field.example },
          ]}
        />
      </ScrollRegion>
    </>
  );
}

function kindText(field: CatalogueField, { t, language }: Messages): string {
  const kind = t(`catalogueImport:fieldKind.${field.kind}`);
  if (field.kind === 'choice') return `${kind}: ${Object.keys(field.choices).join(', ')}`;
  if (field.kind === 'reference') {
    const { zh, en } = catalogueFile(field.to).about;
    return `${kind}: ${inLanguage(language, zh, en)}`;
  }
  return field.kind === 'text' ? `${kind} (${field.length})` : kind;
}
