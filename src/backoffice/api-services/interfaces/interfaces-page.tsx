import { PlusOutlined } from '@ant-design/icons';
import { useCan } from '@refinedev/core';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { interfaceStatuses } from '../../../contract/api-services/definition.ts';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { State } from '../../../ui/state.tsx';
import { FilterBar, FilterChoice } from '../../list/filter-bar.tsx';
import styles from '../../list/list.module.css';
import { ListResult } from '../../list/list-result.tsx';
import { useMessages } from '../../messages.ts';
import { NEW_INTERFACE_PATH } from './interface-paths.ts';
import { type InterfacesState, interfacesState, noInterfaceFilters, toInterfacesBody } from './interfaces-state.ts';
import { InterfacesTable } from './interfaces-table.tsx';
import { useServiceClasses } from './use-service-classes.ts';

/** The interfaces that are sold as API services. */
export function InterfacesPage() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { data: permission } = useCan({ resource: 'apiInterface', action: 'edit' });
  const [state, setState] = useUrlState(interfacesState);
  const find = (change: Partial<InterfacesState>) => setState({ page: 1, ...change });
  const classes = useServiceClasses();
  const options = { keepPreviousData: true, staleTime: 0 };
  const query = useCall(interfaceCalls.interfaceList, toInterfacesBody(state), options);
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => navigate(NEW_INTERFACE_PATH)}>
      {t('common:action.add')}
    </Button>
  );
  const canEdit = permission?.can === true;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('apiInterface:title')}</h1>
        {canEdit && add}
      </div>
      <FilterBar
        key={state.search}
        label={t('apiInterface:filter.name')}
        search={state.search}
        onFind={(search) => find({ search })}
        onClear={() => find(noInterfaceFilters)}
      >
        <FilterChoice
          label={t('apiInterface:field.status')}
          value={state.status}
          options={interfaceStatuses.map((status) => [status, t(`apiInterface:status.${status}`)] as const)}
          onChange={(status) => find({ status })}
        />
        <FilterChoice
          label={t('apiInterface:field.classId')}
          value={state.classId}
          options={classes}
          onChange={(classId) => find({ classId })}
        />
      </FilterBar>
      <ListResult
        query={query}
        isFiltered={
          state.search !== '' || state.code !== '' || state.status !== undefined || state.classId !== undefined
        }
        onClear={() => find(noInterfaceFilters)}
        empty={
          <State title={t('apiInterface:empty')} actions={canEdit ? add : undefined}>
            {t('apiInterface:emptyHint')}
          </State>
        }
      >
        {({ rows, total }) => <InterfacesTable rows={rows} total={total} state={state} onGo={setState} />}
      </ListResult>
    </div>
  );
}
