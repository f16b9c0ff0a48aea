import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../contract/call.ts';
import { surveyCalls } from '../../contract/survey/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './survey.module.css';
import { useSurveyForm } from './use-survey-form.ts';

interface SurveyDialogProps {
  userId: number;
  onClose: () => void;
}

/** The open survey. After closing it, the user is reminded the next day and finds the answers entered so far. */
export function SurveyDialog({ userId, onClose }: SurveyDialogProps) {
  const { t } = useTranslation('survey');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(surveyCalls.getQuestion, {}, { staleTime: Number.POSITIVE_INFINITY });
  const version = data?.questionnaireVersion ?? null;
  if (data !== undefined && version !== null) {
    return (
      <Survey
        userId={userId}
        version={version}
        questions={data.questionnaireForms}
        onClose={onClose}
        key={version.id}
      />
    );
  }
  // The user did not open it, so it needs no skeleton.
  if (data === undefined && error === null) return null;
  return (
    <Dialog title={t('title')} closeLabel={common('action.close')} onClose={onClose}>
      {data === undefined ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <State icon="check" title={t('none')} />
      )}
    </Dialog>
  );
}

type CurrentSurvey = ResultOf<typeof surveyCalls.getQuestion>;

interface SurveyProps extends SurveyDialogProps {
  version: NonNullable<CurrentSurvey['questionnaireVersion']>;
  questions: CurrentSurvey['questionnaireForms'];
}

function Survey({ userId, version, questions, onClose }: SurveyProps) {
  const { t } = useTranslation('survey');
  const { t: common } = useTranslation();
  const formId = useId();
  const survey = useSurveyForm({
    userId,
    version: version.id,
    questions,
    onDone: onClose,
  });
  const onLater = () => {
    // A failure only means one more reminder.
    request(surveyCalls.surveyLater, {}).catch(() => undefined);
    onClose();
  };
  const foot = (
    <>
      <Button onClick={onLater}>{t('later')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={survey.isBusy}>
        {t('submit')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title')} closeLabel={common('action.close')} onClose={onLater} footer={foot}>
      <form
        id={formId}
        ref={survey.form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          survey.submit();
        }}
      >
        <img className={styles.picture} src={version.titleImg} alt="" width={640} height={160} />
        <p className={styles.about}>{version.versionContent}</p>
        {version.giftNum > 0 && (
          <p className={styles.gift}>{t('gift', { count: version.giftNum, days: version.giftDays })}</p>
        )}
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={survey.valueOf(question)}
            error={survey.errorOf(question)}
            onChange={(value) => survey.change(question, value)}
            onBlur={() => survey.blur(question)}
          />
        ))}
        {survey.errorMessage !== null && (
          <p className={styles.error} role="alert">
            {survey.errorMessage}
          </p>
        )}
      </form>
    </Dialog>
  );
}
