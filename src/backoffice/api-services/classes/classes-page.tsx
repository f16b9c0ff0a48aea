import { PlusOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { useCan } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { BigClass } from '../../../contract/api-services/interfaces/class-schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { choiceParam, textParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { State } from '../../../ui/state.tsx';
import { FilterBar, FilterChoice } from '../../list/filter-bar.tsx';
import styles from '../../list/list.module.css';
import { ListResult } from '../../list/list-result.tsx';
import { tablePageParams } from '../../list/table-page.ts';
import { useMessages } from '../../messages.ts';
import { ClassForm } from './class-form.tsx';
import { ClassOrder } from './class-order.tsx';
import { ClassesTable } from './classes-table.tsx';

const serviceStatuses = ['on', 'off'] as const;
const classesState = urlState({
  search: textParam(60, { name: 'q' }),
  status: choiceParam(serviceStatuses),
  ...tablePageParams,
});

/** The classes in which interfaces are documented and sold. */
export function ClassesPage() {
  const { t } = useMessages();
  const { data: permission } = useCan({ resource: 'apiServiceClass', action: 'edit' });
  const canEdit = permission?.can === true;
  const [{ search, status, page, pageSize }, setState] = useUrlState(classesState);
  const [edited, setEdited] = useState<BigClass | 'new'>();
  const [isOrdering, setOrdering] = useState(false);
  const clear = () => setState({ search: '', status: undefined, page: 1 });
  const filters = omitUndefined({ name: search || undefined, serviceStatus: status });
  const query = useCall(
    interfaceCalls.bigClassList,
    { pageNum: page, pageSize, filters },
    { keepPreviousData: true, staleTime: 0 },
  );
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {t('common:action.add')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('apiServiceClass:title')}</h1>
        {canEdit && (
          <Button icon={<SortAscendingOutlined aria-hidden />} onClick={() => setOrdering(true)}>
            {t('order.open')}
          </Button>
        )}
        {canEdit && add}
      </div>
      <FilterBar
        key={search}
        label={t('apiServiceClass:field.name')}
        search={search}
        onFind={(text) => setState({ search: text, page: 1 })}
        onClear={clear}
      >
        <FilterChoice
          label={t('apiServiceClass:field.serviceStatus')}
          value={status}
          options={serviceStatuses.map((value) => [value, t(`apiServiceClass:option.serviceStatus.${value}`)] as const)}
          onChange={(value) => setState({ status: value, page: 1 })}
        />
      </FilterBar>
      <ListResult
        query={query}
        isFiltered={search !== '' || status !== undefined}
        onClear={clear}
        empty={<State title={t('list.empty')} actions={canEdit ? add : undefined} />}
      >
        {({ rows, total }) => (
          <ClassesTable rows={rows} total={total} page={{ page, pageSize }} onGo={setState} onEdit={setEdited} />
        )}
      </ListResult>
      {edited !== undefined && (
        <ClassForm
          key={edited === 'new' ? 'new' : edited.classId}
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isOrdering && <ClassOrder onClose={() => setOrdering(false)} />}
    </div>
  );
}
