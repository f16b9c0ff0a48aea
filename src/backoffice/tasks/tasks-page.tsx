import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { useCall } from '../../providers/use-call.ts';
import { Spinner, State } from '../../ui/state.tsx';
import { Failed } from '../failed.tsx';
import styles from '../list/list.module.css';
import { useWords } from '../words.ts';
import { ServiceSwitch } from './service-switch.tsx';
import { TaskDrawer } from './task-drawer.tsx';
import { TasksFilter } from './tasks-filter.tsx';
import { bodyOfTasks, paramsOfTasks, readTasksQuery, type TasksQuery } from './tasks-query.ts';
import { TasksTable } from './tasks-table.tsx';

/** How often the list is asked again while it is looked at: new tasks come by themselves. */
const LOOK_MS = 30_000;

/** The VINs that users left with the staff: those that wait first; each opens beside the list to be answered. */
export function TasksPage() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const query = readTasksQuery(params);
  const go = (change: Partial<TasksQuery>) => setParams(paramsOfTasks({ ...query, ...change }));
  const find = (change: Partial<TasksQuery>) => go({ page: 1, task: undefined, ...change });
  const { data, error, refetch } = useCall(vinRequestCalls.fastVinTaskList, bodyOfTasks(query), {
    keepPreviousData: true,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const isFiltered = query.status !== undefined || query.platform !== undefined || query.search !== '';
  const clear = () => find({ status: undefined, platform: undefined, search: '' });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('task:title')}</h1>
        <ServiceSwitch />
      </div>
      <TasksFilter key={params.toString()} query={query} onFind={find} onClear={clear} />
      <div className={styles.table}>
        {data === undefined && error !== null ? (
          <Failed error={error} onRetry={() => refetch()} />
        ) : data === undefined ? (
          <Spinner label={t('common:loading')} />
        ) : data.total === 0 ? (
          <State
            title={t(isFiltered ? 'list.nothingFound' : 'task:empty')}
            actions={isFiltered ? <Button onClick={clear}>{t('list.clear')}</Button> : undefined}
          />
        ) : (
          <TasksTable tasks={data.rows} total={data.total} query={query} onGo={go} />
        )}
      </div>
      {query.task !== undefined && (
        <TaskDrawer key={query.task} taskId={query.task} onClose={() => go({ task: undefined })} />
      )}
    </div>
  );
}
