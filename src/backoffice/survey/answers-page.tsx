import { Select } from 'antd';
import type { ResultOf } from '../../contract/call.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { surveyCalls } from '../../contract/survey/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { idParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Spinner, State } from '../../ui/state.tsx';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import list from '../list/list.module.css';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './answers.module.css';
import { AnswersTable } from './answers-table.tsx';
import { QuestionCounts } from './question-counts.tsx';

const answersState = urlState({ survey: idParam() });

/** The answers to a questionnaire: totals per option, and each person's answers. */
export function AnswersPage() {
  const { t } = useMessages();
  const [{ survey }, setState] = useUrlState(answersState);
  const body = omitUndefined({ questionnaireId: survey });
  const { data, error, refetch } = useCall(surveyCalls.surveyAnswers, body, { staleTime: 0, keepPreviousData: true });
  return (
    <div className={list.page}>
      <div className={list.head}>
        <h1>{t('answers:title')}</h1>
        {data !== undefined && <SheetButton answers={data} />}
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && data.surveys.length === 0 && <State title={t('answers:noSurvey')} />}
      {data !== undefined && data.surveys.length > 0 && (
        <>
          <Select
            className={styles.choice ?? ''}
            aria-label={t('answers:survey')}
            value={data.questionnaireId}
            options={data.surveys.map(({ questionnaireId, title, isOpen, answered }) => ({
              value: questionnaireId,
              label: [
                `${questionnaireId}. ${title}`,
                t(isOpen ? 'answers:open' : 'answers:closed'),
                t('answers:people', { count: answered }),
              ].join(' · '),
            }))}
            onChange={(id) => setState({ survey: id })}
          />
          {data.rows.length === 0 ? <State title={t('answers:none')} /> : <Answers answers={data} />}
        </>
      )}
    </div>
  );
}

function Answers({ answers }: { answers: ResultOf<typeof surveyCalls.surveyAnswers> }) {
  const counted = answers.questions.filter(({ options }) => options.length > 0);
  return (
    <>
      {counted.length > 0 && (
        <div className={styles.counts}>
          {counted.map((question) => (
            <QuestionCounts key={question.questionId} question={question} />
          ))}
        </div>
      )}
      <AnswersTable answers={answers} />
    </>
  );
}

function SheetButton({ answers: { questions, rows } }: { answers: ResultOf<typeof surveyCalls.surveyAnswers> }) {
  const { t, language } = useMessages();
  const read = async () => ({
    head: [t('answers:person'), t('answers:answeredAt'), ...questions.map(({ question }) => question)],
    cells: rows.map(({ username, answeredAt, cells }) => [
      username,
      formatDateTime(answeredAt, language, 'short'),
      ...cells,
    ]),
  });
  return <TableExportButton table="surveyReply" name={t('answers:title')} read={read} isDisabled={rows.length === 0} />;
}
