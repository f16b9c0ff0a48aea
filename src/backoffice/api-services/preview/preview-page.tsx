import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { INTERFACE_PAGE, PREVIEW_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { textParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { State } from '../../../ui/state.tsx';
import { FilterBar } from '../../list/filter-bar.tsx';
import styles from '../../list/list.module.css';
import { ListResult } from '../../list/list-result.tsx';
import { paginationOf } from '../../list/pagination.ts';
import { tablePageParams } from '../../list/table-page.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { interfacePath } from '../interfaces/interface-paths.ts';
import { StatusTag } from '../interfaces/status-tag.tsx';
import { RowButton } from '../shared/row-button.tsx';
import { draftPath, type PreviewRow } from './draft.ts';
import { PreviewUsers } from './preview-users.tsx';

const previewState = urlState({ search: textParam(60, { name: 'q' }), ...tablePageParams });

/** Definitions that differ from what is served, and the customers who may read their documents already. */
export function PreviewPage() {
  const messages = useMessages();
  const { t } = messages;
  const powers = usePowers();
  const [{ search, page, pageSize }, setState] = useUrlState(previewState);
  const [openId, setOpenId] = useState<number>();
  const query = useCall(
    interfaceCalls.previewList,
    { pageNum: page, pageSize, filters: search === '' ? {} : { name: search } },
    { keepPreviousData: true, staleTime: 0 },
  );
  const clear = () => setState({ search: '', page: 1 });
  const open = query.data?.rows.find(({ interfaceId }) => interfaceId === openId);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('apiPreview:title')}</h1>
      </div>
      <p className="quiet">{t('apiPreview:lead')}</p>
      <FilterBar
        key={search}
        label={t('apiPreview:field.name')}
        search={search}
        onFind={(text) => setState({ search: text, page: 1 })}
        onClear={clear}
      />
      <ListResult
        query={query}
        isFiltered={search !== ''}
        onClear={clear}
        empty={<State title={t('apiPreview:empty')}>{t('apiPreview:emptyHint')}</State>}
      >
        {({ rows, total }) => (
          <Table<PreviewRow>
            rowKey="interfaceId"
            size="middle"
            dataSource={rows}
            columns={columnsOf(messages, { powers, onOpen: setOpenId })}
            pagination={paginationOf({ page, pageSize }, total, { t, onGo: setState })}
          />
        )}
      </ListResult>
      {open !== undefined && (
        <PreviewUsers
          key={open.interfaceId}
          row={open}
          canEdit={powers.has(`${PREVIEW_PAGE}:edit`)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}

interface Options {
  powers: ReadonlySet<string>;
  onOpen: (interfaceId: number) => void;
}

function columnsOf({ t, language }: Messages, { powers, onOpen }: Options): TableColumnsType<PreviewRow> {
  const title = (field: string) => t(`apiPreview:field.${field}`);
  const nameOf = ({ name, nameEn }: PreviewRow) => inLanguage(language, name, nameEn);
  return [
    {
      title: title('name'),
      render: (_, row) =>
        powers.has(INTERFACE_PAGE) ? <Link to={interfacePath(row.code)}>{nameOf(row)}</Link> : nameOf(row),
    },
    { title: title('code'), render: (_, { code }) => <code>{code}</code> },
    { title: title('status'), render: (_, { status }) => <StatusTag status={status} /> },
    { title: title('version'), align: 'right', render: (_, { version }) => (version === null ? '–' : `v${version}`) },
    { title: title('updatedAt'), render: (_, { updatedAt }) => formatDateTime(updatedAt, language, 'short') },
    { title: title('users'), align: 'right', render: (_, { users }) => users },
    {
      title: t('list.actions'),
      render: (_, row) => (
        <>
          {/* The storefront's page, outside of the back office. */}
          <a
            href={draftPath(row.code)}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t('apiPreview:open')} ${nameOf(row)}`}
          >
            {t('apiPreview:open')}
          </a>
          <RowButton text={t('apiPreview:choose')} name={nameOf(row)} onClick={() => onOpen(row.interfaceId)} />
        </>
      ),
    },
  ];
}
