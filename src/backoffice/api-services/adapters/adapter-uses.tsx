import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { ADAPTER_PAGE, INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import list from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { interfacePath } from '../interfaces/interface-paths.ts';
import { RowButton } from '../shared/row-button.tsx';
import type { AdapterRow } from './adapter-row.ts';
import styles from './adapters.module.css';
import { TryDrawer } from './try-drawer.tsx';

const PAGE_SIZE = 20;
const REFRESH_MS = 15_000;

const breakerVariants: Record<AdapterRow['breaker'], TagVariant> = { closed: 'good', halfOpen: 'warning', open: 'bad' };

/** Which interfaces get their data from which adapter, whether its circuit breaker lets calls through, and a try-out. */
export function AdapterUses() {
  const messages = useMessages();
  const { t } = messages;
  const powers = usePowers();
  const [page, setPage] = useState(1);
  const [tried, setTried] = useState<AdapterRow>();
  const { data, error, refetch } = useCall(
    interfaceCalls.adapterDocs,
    { pageNum: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0, refetchInterval: REFRESH_MS },
  );
  const canTry = powers.has(`${ADAPTER_PAGE}:edit`);
  return (
    <section className={styles.panel} aria-labelledby="adapter-uses">
      <h2 id="adapter-uses">{t('apiAdapter:uses.title')}</h2>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data?.total === 0 && <State title={t('list.empty')} />}
      {data !== undefined && data.total > 0 && (
        <div className={list.table}>
          <Table<AdapterRow>
            rowKey="adapterId"
            size="small"
            dataSource={data.rows}
            columns={columnsOf(messages, { powers, onTry: canTry ? setTried : undefined })}
            pagination={
              data.total > PAGE_SIZE
                ? { current: page, pageSize: PAGE_SIZE, total: data.total, onChange: setPage, showSizeChanger: false }
                : false
            }
          />
        </div>
      )}
      {tried !== undefined && <TryDrawer key={tried.adapterId} adapter={tried} onClose={() => setTried(undefined)} />}
    </section>
  );
}

interface Options {
  powers: ReadonlySet<string>;
  onTry: ((adapter: AdapterRow) => void) | undefined;
}

function columnsOf({ t, language }: Messages, { powers, onTry }: Options): TableColumnsType<AdapterRow> {
  return [
    { title: t('apiAdapter:field.name'), render: (_, { name }) => name },
    { title: t('apiAdapter:field.kind'), render: (_, { kind }) => t(`apiAdapter:option.kind.${kind}`) },
    {
      title: t('apiAdapter:uses.breaker'),
      render: (_, { kind, breaker, isOn }) =>
        kind === 'upstream' &&
        isOn && <Tag variant={breakerVariants[breaker]}>{t(`apiAdapter:uses.breakerState.${breaker}`)}</Tag>,
    },
    {
      title: t('apiAdapter:uses.interfaces'),
      render: (_, { interfaces }) =>
        interfaces.length === 0 ? (
          <span className="quiet">{t('apiAdapter:uses.none')}</span>
        ) : (
          <details>
            <summary>{t('apiAdapter:uses.count', { count: interfaces.length })}</summary>
            <ul className={styles.interfaces}>
              {interfaces.map(({ interfaceId, code, name, nameEn, status }) => (
                <li key={interfaceId}>
                  {powers.has(INTERFACE_PAGE) ? (
                    <Link to={interfacePath(code)}>{inLanguage(language, name, nameEn)}</Link>
                  ) : (
                    inLanguage(language, name, nameEn)
                  )}{' '}
                  <code className="quiet">{code}</code>{' '}
                  <span className="quiet">{t(`apiInterface:status.${status}`)}</span>
                </li>
              ))}
            </ul>
          </details>
        ),
    },
    {
      title: t('list.actions'),
      render: (_, row) =>
        row.kind === 'upstream' &&
        onTry !== undefined && (
          <RowButton
            text={t('apiAdapter:try.open')}
            name={row.name}
            isDisabled={!row.isOn}
            onClick={() => onTry(row)}
          />
        ),
    },
  ];
}
