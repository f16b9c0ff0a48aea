import { Button, Grid, Table, type TableColumnsType } from 'antd';
import { formatDateTime, formatDay } from '../../../contract/shop-time.ts';
import type { Prospect } from '../../../contract/users/prospect-schemas.ts';
import { Tag } from '../../../ui/tag.tsx';
import { paginationOf } from '../../list/pagination.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { DueText } from '../due-text.tsx';
import { useProspectChoices } from '../use-prospect-choices.ts';
import styles from './prospects.module.css';
import type { ProspectsState } from './prospects-state.ts';

interface ProspectsTableProps {
  prospects: readonly Prospect[];
  total: number;
  state: ProspectsState;
  onGo: (change: Partial<ProspectsState>) => void;
  onOpen: (userId: number) => void;
  /** Undefined: rows cannot be chosen. */
  chosen: readonly Prospect[] | undefined;
  onChoose: (prospects: Prospect[]) => void;
}

export function ProspectsTable(props: ProspectsTableProps) {
  const { prospects, total, state, onGo, onOpen, chosen, onChoose } = props;
  const messages = useMessages();
  const { intentionName } = useProspectChoices();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { t } = messages;
  return (
    <Table<Prospect>
      rowKey="userId"
      size="middle"
      dataSource={[...prospects]}
      columns={columnsOf(messages, { intentionName, isWide, onOpen })}
      rowClassName={({ userId }) => (userId === state.user ? (styles.current ?? '') : '')}
      pagination={paginationOf(state, total, { t, onGo })}
      {...(chosen !== undefined && {
        rowSelection: {
          selectedRowKeys: chosen.map(({ userId }) => userId),
          onChange: (_: unknown, rows: Prospect[]) => onChoose(rows),
          columnWidth: 44,
          getTitleCheckboxProps: () => ({ 'aria-label': t('list.chooseAll') }),
          getCheckboxProps: (prospect: Prospect) => ({
            disabled: false,
            'aria-label': t('list.choose', { name: prospectName(prospect) }),
          }),
        },
      })}
    />
  );
}

/** The name to speak of a prospect by: the company, or the person. */
export function prospectName({ companyName, userRealname, username }: Prospect): string {
  return companyName ?? userRealname ?? username;
}

interface ColumnOptions {
  intentionName: (id: number) => string;
  isWide: boolean;
  onOpen: (userId: number) => void;
}

function columnsOf(messages: Messages, options: ColumnOptions): TableColumnsType<Prospect> {
  const { intentionName, isWide, onOpen } = options;
  const { t, language } = messages;
  const title = (name: string) => t(`opportunity:column.${name}`);
  const intentionTag = ({ intention }: Prospect) =>
    intention !== null && <Tag variant="accent">{intentionName(intention)}</Tag>;
  const user = {
    title: title('user'),
    render: (_: unknown, prospect: Prospect) => (
      <>
        <Button type="link" size="small" className={styles.name ?? ''} onClick={() => onOpen(prospect.userId)}>
          {prospectName(prospect)}
        </Button>
        <span className={styles.under}>
          {[prospect.companyName === null ? null : prospect.userRealname, prospect.username, prospect.phoneNum]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {!isWide && (
          <>
            {intentionTag(prospect)} <DueText dueOn={prospect.dueOn} />
          </>
        )}
      </>
    ),
  };
  const state: TableColumnsType<Prospect> = [
    { title: title('intention'), render: (_, prospect) => intentionTag(prospect) },
    { title: title('dueOn'), render: (_, { dueOn }) => <DueText dueOn={dueOn} /> },
  ];
  return [
    user,
    ...(isWide ? state : []),
    { title: title('nextStep'), render: (_, { nextStep }) => <span className={styles.step}>{nextStep}</span> },
    {
      title: title('owner'),
      render: (_, { ownerName, agencyCode }) => (
        <>
          {ownerName}
          <span className={styles.under}>{agencyCode}</span>
        </>
      ),
    },
    {
      title: title('remarkedAt'),
      render: (_, { remarkedAt }) => (remarkedAt === null ? '' : formatDateTime(remarkedAt, language, 'short')),
    },
    { title: title('createdAt'), render: (_, { createdAt }) => formatDay(createdAt, language, 'short') },
  ];
}
