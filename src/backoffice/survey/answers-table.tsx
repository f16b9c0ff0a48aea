import { Table, type TableColumnsType } from 'antd';
import type { ResultOf } from '../../contract/call.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import type { surveyCalls } from '../../contract/survey/calls.ts';
import list from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import styles from './answers.module.css';

type Answers = ResultOf<typeof surveyCalls.surveyAnswers>;
type Person = Answers['rows'][number];

/** One row per person, newest first; one column per question. */
export function AnswersTable({ answers: { questions, rows } }: { answers: Answers }) {
  const { t, language } = useMessages();
  const columns: TableColumnsType<Person> = [
    { title: t('answers:person'), dataIndex: 'username' },
    { title: t('answers:answeredAt'), render: (_, { answeredAt }) => formatDateTime(answeredAt, language, 'short') },
    ...questions.map(({ questionId, question }, index) => ({
      key: questionId,
      title: question,
      render: (_: unknown, { cells }: Person) => <span className={styles.cell}>{cells[index]}</span>,
    })),
  ];
  return (
    <div className={list.table}>
      <Table<Person>
        rowKey="username"
        size="middle"
        dataSource={rows}
        columns={columns}
        pagination={{ defaultPageSize: 20, showTotal: (count) => t('list.total', { count }) }}
      />
    </div>
  );
}
