import { Button, Table, type TableColumnsType } from 'antd';
import { formatDateTime } from '../../contract/shop-time.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { vinRequestStatus } from '../../contract/vin-requests/rules.ts';
import type { StaffVinRequest, VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { Tag } from '../../ui/tag.tsx';
import lists from '../list/list.module.css';
import { paginationOf } from '../list/pagination.ts';
import { type Messages, useMessages } from '../messages.ts';
import type { VinRequestsState } from './vin-requests-state.ts';
import { waitingTime } from './waiting-time.ts';

interface VinRequestsTableProps {
  requests: readonly StaffVinRequest[];
  total: number;
  state: VinRequestsState;
  onGo: (change: Partial<VinRequestsState>) => void;
}

export function VinRequestsTable({ requests, total, state, onGo }: VinRequestsTableProps) {
  const messages = useMessages();
  const { t } = messages;
  return (
    <Table<StaffVinRequest>
      rowKey="taskId"
      size="middle"
      dataSource={[...requests]}
      columns={columnsOf(messages, (id) => onGo({ task: id }))}
      pagination={paginationOf(state, total, { t, onGo })}
    />
  );
}

function columnsOf(messages: Messages, onOpen: (taskId: number) => void): TableColumnsType<StaffVinRequest> {
  const { t } = messages;
  const title = (name: string) => t(`task:column.${name}`);
  const narrow = (text: string | null) => <span className={lists.narrow}>{text}</span>;
  return [
    {
      title: title('vin'),
      render: (_, { taskId, vin }) => (
        <Button type="link" size="small" className="oe" onClick={() => onOpen(taskId)}>
          {vin}
        </Button>
      ),
    },
    { title: title('status'), render: (_, { status }) => <StatusTag status={status} /> },
    { title: title('age'), render: (_, request) => ageText(request, messages) },
    {
      title: title('requestedBy'),
      render: (_, { requestedBy, companyName }) => narrow([requestedBy, companyName].filter(Boolean).join(' · ')),
    },
    { title: title('note'), render: (_, { note }) => narrow(note) },
    { title: title('staff'), render: (_, { takenBy, answeredBy }) => answeredBy ?? takenBy ?? '' },
    {
      title: title('answer'),
      render: (_, { vehicle, reason }) => narrow(vehicle === null ? reason : fullName(vehicle)),
    },
    {
      title: title('action'),
      render: (_, { taskId, vin, status }) => (
        <Button
          size="small"
          type={status < vinRequestStatus.answered ? 'primary' : 'default'}
          aria-label={`${t(status < vinRequestStatus.answered ? 'task:answer' : 'task:open')} ${vin}`}
          onClick={() => onOpen(taskId)}
        >
          {t(status < vinRequestStatus.answered ? 'task:answer' : 'task:open')}
        </Button>
      ),
    },
  ];
}

/** Highlights requests that no one has taken. */
const variants = { 0: 'warning', 1: 'accent', 2: 'good', 3: 'neutral' } as const;

export function StatusTag({ status }: { status: VinRequestStatus }) {
  const { t } = useMessages();
  return <Tag variant={variants[status]}>{t(`common:fastVin.status.${status}`)}</Tag>;
}

/** The waiting time of an open request, the time of entry of an answered one. */
function ageText({ createdAt, status }: StaffVinRequest, { t, language }: Messages): string {
  if (status >= vinRequestStatus.answered) return formatDateTime(createdAt, language, 'short');
  const { unit, count } = waitingTime(createdAt, Date.now());
  return t(`task:waitingTime.${unit}`, { count });
}
