import { Table, type TableColumnsType } from 'antd';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { CatalogueUseRow } from '../../contract/quota/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Tag, type TagVariant } from '../../ui/tag.tsx';
import { FilterBar, FilterChoice, FilterDays } from '../list/filter-bar.tsx';
import styles from '../list/list.module.css';
import { ListResult } from '../list/list-result.tsx';
import { paginationOf } from '../list/pagination.ts';
import { type Messages, useMessages } from '../messages.ts';
import { type CatalogueUseState, catalogueUseState, noFilters, toBody } from './catalogue-use-state.ts';

/** Who was given how much of the catalogue by day, and who has reached a bound. */
export function CatalogueUsePage() {
  const { t } = useMessages();
  const [state, setState] = useUrlState(catalogueUseState);
  const find = (change: Partial<CatalogueUseState>) => setState({ page: 1, ...change });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('catalogueUse:title')}</h1>
      </div>
      <FilterBar
        key={state.search}
        label={t('catalogueUse:filter.search')}
        search={state.search}
        onFind={(search) => find({ search })}
        onClear={() => find(noFilters)}
      >
        <FilterChoice
          label={t('catalogueUse:column.kind')}
          value={state.kind}
          options={CatalogueUseRow.shape.kind.options.map((kind) => [kind, t(`catalogueUse:kind.${kind}`)] as const)}
          onChange={(kind) => find({ kind })}
        />
        <FilterDays from={state.from} to={state.to} onChange={find} />
      </FilterBar>
      <p className="quiet">{t('catalogueUse:hint')}</p>
      <Uses state={state} onGo={setState} onClear={() => find(noFilters)} />
    </div>
  );
}

interface UsesProps {
  state: CatalogueUseState;
  onGo: (change: Partial<CatalogueUseState>) => void;
  onClear: () => void;
}

function Uses({ state, onGo, onClear }: UsesProps) {
  const messages = useMessages();
  const { t } = messages;
  const options = { keepPreviousData: true, staleTime: 0 };
  return (
    <ListResult
      query={useCall(quotaCalls.catalogueUseList, toBody(state), options)}
      isFiltered={catalogueUseState.isFiltered(state, ['page', 'pageSize'])}
      onClear={onClear}
      empty={t('catalogueUse:empty')}
    >
      {({ rows, total }) => (
        <Table<CatalogueUseRow>
          rowKey="catalogueUseId"
          size="middle"
          dataSource={rows}
          columns={columnsOf(messages)}
          pagination={paginationOf(state, total, { t, onGo })}
        />
      )}
    </ListResult>
  );
}

const variants: Record<CatalogueUseRow['state'], TagVariant> = {
  normal: 'neutral',
  captcha: 'warning',
  refused: 'bad',
};

function columnsOf({ t, language }: Messages): TableColumnsType<CatalogueUseRow> {
  const title = (name: string) => t(`catalogueUse:column.${name}`);
  const count = (field: 'vehicles' | 'numbers' | 'prices' | 'rowsGiven' | 'captchas') => ({
    title: title(field),
    align: 'right' as const,
    render: (_: unknown, row: CatalogueUseRow) => row[field],
  });
  return [
    { title: title('day'), render: (_, { day }) => day },
    { title: title('kind'), render: (_, { kind }) => t(`catalogueUse:kind.${kind}`) },
    { title: title('username'), render: (_, { username }) => username },
    { title: title('address'), render: (_, { address }) => address },
    count('vehicles'),
    count('numbers'),
    count('prices'),
    count('rowsGiven'),
    count('captchas'),
    {
      title: title('state'),
      render: (_, { state }) => <Tag variant={variants[state]}>{t(`catalogueUse:state.${state}`)}</Tag>,
    },
    { title: title('updatedAt'), render: (_, { updatedAt }) => formatDateTime(updatedAt, language, 'short') },
  ];
}
