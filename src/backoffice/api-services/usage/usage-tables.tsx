import { Button, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { API_LOG_POWER } from '../../../contract/api-services/usage/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { formatCalendarDate, shopDate } from '../../../contract/shop-time.ts';
import { Tag } from '../../../ui/tag.tsx';
import { TableExportButton } from '../../list/export/table-export-button.tsx';
import list from '../../list/list.module.css';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { interfacePath } from '../interfaces/interface-paths.ts';
import { customerText } from './log-columns.tsx';
import styles from './usage.module.css';
import { type Counted, Figure, type FigureName, figureNames, type Sums } from './usage-figures.tsx';
import type { Statistics } from './usage-state.ts';
import { type ApiUsageState, logLink } from './usage-state.ts';

type InterfaceUsage = Statistics['interfaces'][number];
type CustomerUsage = Statistics['customers'][number];
type DeprecatedUsage = Statistics['deprecated'][number];

interface TableProps<Row> {
  rows: readonly Row[];
  counted: Counted;
  onGo: (change: Partial<ApiUsageState>) => void;
}

const PAGE_SIZE = 20;

const pagesOf = (count: number) => (count > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false);

function figureColumns<Row extends Sums>({ t }: Messages, countedOf: (row: Row) => Counted): TableColumnsType<Row> {
  return figureNames.map((name: FigureName) => ({
    key: name,
    title: <span className={styles.figureHead}>{t(`apiUsage:field.${name}`)}</span>,
    align: 'right',
    sorter: (one, other) => (one[name] ?? 0) - (other[name] ?? 0),
    sortDirections: ['descend', 'ascend'],
    render: (_, row) => <Figure name={name} value={row[name]} counted={countedOf(row)} />,
  }));
}

/** The most called first. Names limit the page to the interface. */
export function InterfaceTable({ rows, counted, onGo }: TableProps<InterfaceUsage>) {
  const messages = useMessages();
  const { t, language } = messages;
  const columns: TableColumnsType<InterfaceUsage> = [
    {
      title: t('apiUsage:field.interface'),
      render: (_, { interfaceCode, name, nameEn, isAlert }) => (
        <>
          <Button type="link" size="small" onClick={() => onGo({ interfaceCode })}>
            {inLanguage(language, name, nameEn)}
          </Button>
          <div className={styles.code}>
            <code className="quiet">{interfaceCode}</code> {isAlert && <Tag variant="bad">{t('apiUsage:firing')}</Tag>}
          </div>
        </>
      ),
    },
    {
      title: <span className={styles.figureHead}>{t('apiUsage:field.customers')}</span>,
      align: 'right',
      render: (_, { customers }) => customers,
    },
    ...figureColumns<InterfaceUsage>(messages, ({ interfaceCode }) => ({ ...counted, interfaceCode })),
    {
      title: <span className={styles.figureHead}>{t('apiUsage:field.errorPercent')}</span>,
      align: 'right',
      sorter: (one, other) => one.errorPercent - other.errorPercent,
      sortDirections: ['descend', 'ascend'],
      render: (_, { errorPercent }) => `${errorPercent} %`,
    },
  ];
  return (
    <section className={styles.panel} aria-labelledby="use-interfaces">
      <div className={list.head}>
        <h2 id="use-interfaces">{t('apiUsage:byInterface')}</h2>
        <TableExportButton
          table="apiUsage"
          name={t('apiUsage:byInterface')}
          read={async () => sheetOf(rows, messages)}
        />
      </div>
      <div className={list.table}>
        <Table<InterfaceUsage>
          rowKey="interfaceCode"
          size="small"
          dataSource={[...rows]}
          columns={columns}
          pagination={pagesOf(rows.length)}
        />
      </div>
    </section>
  );
}

function sheetOf(rows: readonly InterfaceUsage[], { t, language }: Messages) {
  const head = ['interface', 'interfaceCode', 'customers', ...figureNames, 'errorPercent'] as const;
  return {
    head: head.map((field) => t(`apiUsage:field.${field}`)),
    cells: rows.map((row) => [
      ...[inLanguage(language, row.name, row.nameEn), row.interfaceCode, String(row.customers)],
      ...figureNames.map((name) => String(row[name] ?? '')),
      String(row.errorPercent),
    ]),
  };
}

/** The twenty that called most. Names limit the page to the customer. */
export function CustomerTable({ rows, counted, onGo }: TableProps<CustomerUsage>) {
  const messages = useMessages();
  const { t } = messages;
  const columns: TableColumnsType<CustomerUsage> = [
    {
      title: t('apiUsage:field.customer'),
      render: (_, row) => (
        <Button type="link" size="small" onClick={() => onGo({ userId: row.userId })}>
          {customerText(row)}
        </Button>
      ),
    },
    ...figureColumns<CustomerUsage>(messages, ({ userId }) => ({ ...counted, userId })),
  ];
  return (
    <section className={styles.panel} aria-labelledby="use-customers">
      <h2 id="use-customers">{t('apiUsage:byCustomer')}</h2>
      <div className={list.table}>
        <Table<CustomerUsage>
          rowKey="userId"
          size="small"
          dataSource={[...rows]}
          columns={columns}
          pagination={false}
        />
      </div>
    </section>
  );
}

/** Who still calls what is deprecated. */
export function DeprecatedTable({ rows, counted }: Omit<TableProps<DeprecatedUsage>, 'onGo'>) {
  const { t, language } = useMessages();
  const canRead = usePowers().has(API_LOG_POWER);
  if (rows.length === 0) return null;
  const columns: TableColumnsType<DeprecatedUsage> = [
    {
      title: t('apiUsage:field.interface'),
      render: (_, { interfaceCode, name, nameEn }) => (
        <Link to={interfacePath(interfaceCode)}>{inLanguage(language, name, nameEn)}</Link>
      ),
    },
    { title: t('apiUsage:field.customer'), render: (_, row) => customerText(row) },
    {
      title: t('apiUsage:field.calls'),
      align: 'right',
      render: (_, { interfaceCode, userId, calls }) => {
        const text = new Intl.NumberFormat(language).format(calls);
        const link = canRead ? logLink({ ...counted, interfaceCode, userId }, shopDate(new Date())) : undefined;
        return link === undefined ? text : <Link to={link}>{text}</Link>;
      },
    },
    { title: t('apiUsage:field.lastDay'), render: (_, { lastDay }) => formatCalendarDate(lastDay, language) },
  ];
  return (
    <section className={styles.panel} aria-labelledby="use-deprecated">
      <h2 id="use-deprecated">{t('apiUsage:deprecated')}</h2>
      <div className={list.table}>
        <Table<DeprecatedUsage>
          rowKey={({ interfaceCode, userId }) => `${interfaceCode} ${userId}`}
          size="small"
          dataSource={[...rows]}
          columns={columns}
          pagination={pagesOf(rows.length)}
        />
      </div>
    </section>
  );
}

/** Published interfaces without a call in the period. */
export function UnusedList({ rows }: { rows: Statistics['unused'] }) {
  const { t, language } = useMessages();
  return (
    <section className={styles.panel} aria-labelledby="use-unused">
      <h2 id="use-unused">{t('apiUsage:unused')}</h2>
      {rows.length === 0 ? (
        <p className="quiet">{t('apiUsage:noneUnused')}</p>
      ) : (
        <ul className={styles.codes}>
          {rows.map(({ interfaceCode, name, nameEn }) => (
            <li key={interfaceCode}>
              <Link to={interfacePath(interfaceCode)}>{inLanguage(language, name, nameEn)}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
