import { Table } from 'antd';
import { catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import type { ImportPlan, PlannedTarget } from '../../../contract/imports/import-plan.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import list from '../../list/list.module.css';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import own from './plan.module.css';
import { sampleChanges, sampleName, valueText } from './sample-text.ts';

const counts = ['new', 'changed', 'same', 'gone'] as const;

/** The changes of each table of the catalogue, with samples. */
export function PlanTables({ targets }: { targets: readonly PlannedTarget[] }) {
  const { t, language } = useMessages();
  return (
    <section className={styles.panel}>
      <h2>{t('catalogueImport:plan.tables')}</h2>
      <div className={list.table}>
        <Table<PlannedTarget>
          rowKey="name"
          size="small"
          dataSource={targets}
          pagination={false}
          expandable={{
            columnTitle: <span className="unseen">{t('catalogueImport:plan.samples')}</span>,
            rowExpandable: ({ samples }) => samples.length > 0,
            expandedRowRender: (target) => <Samples target={target} />,
          }}
          columns={[
            { title: t('catalogueImport:plan.table'), render: (_, { name }) => t(`catalogueImport:table.${name}`) },
            ...counts.map((count) => ({
              title: t(`catalogueImport:plan.${count}`),
              align: 'right' as const,
              render: (_: unknown, target: PlannedTarget) => target[count].toLocaleString(language),
            })),
          ]}
        />
      </div>
    </section>
  );
}

/** Some new and changed rows: the fields that differ, before and after. */
function Samples({ target }: { target: PlannedTarget }) {
  const messages = useMessages();
  const { t } = messages;
  const label = (field: string) =>
    messages.has(`catalogueImport:column.${field}`) ? t(`catalogueImport:column.${field}`) : field;
  return (
    <ul className={own.samples}>
      {target.samples.map((sample) => (
        <li key={`${sample.op} ${sample.line} ${JSON.stringify(sample.after)}`}>
          <strong>
            {t(`catalogueImport:plan.sample.${sample.op}`, { line: sample.line })}{' '}
            {sampleName(sample, messages.language)}
          </strong>{' '}
          {sampleChanges(sample).map(({ field, before, after }) => (
            <span key={field} className={own.change}>
              {label(field)}:{' '}
              {sample.before !== null && (
                <>
                  <del>{valueText(field, before, messages)}</del> →{' '}
                </>
              )}
              <ins>{valueText(field, after, messages)}</ins>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The rows of each file, and how many were refused. */
export function PlanFiles({ files }: { files: ImportPlan['files'] }) {
  const { t, language } = useMessages();
  const aboutOf = (name: string) => {
    const found = catalogueFiles.find((file) => file.name === name);
    return found === undefined ? name : `${inLanguage(language, found.about.zh, found.about.en)} (${name})`;
  };
  return (
    <section className={styles.panel}>
      <h2>{t('catalogueImport:plan.files')}</h2>
      <ScrollRegion className={list.table ?? ''} aria-label={t('catalogueImport:plan.files')}>
        <Table
          rowKey="file"
          size="small"
          dataSource={[...files]}
          pagination={false}
          columns={[
            {
              title: t('catalogueImport:plan.file'),
              render: (_, { file }) => <span className={own.file}>{aboutOf(file)}</span>,
            },
            {
              title: t('catalogueImport:plan.rows'),
              align: 'right',
              render: (_, { rows }) => rows.toLocaleString(language),
            },
            {
              title: t('catalogueImport:plan.refused'),
              align: 'right',
              render: (_, { refused }) => refused.toLocaleString(language),
            },
          ]}
        />
      </ScrollRegion>
    </section>
  );
}
