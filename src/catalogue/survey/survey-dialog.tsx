import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../contract/call.ts';
import { surveyCalls } from '../../contract/survey/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { notify } from '../../providers/notification.ts';
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

/** The survey that is open. Whoever closes it is reminded on the next day, and finds what they answered so far. */
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
  // Nobody waits for it: it comes when it is whole.
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

type Asked = ResultOf<typeof surveyCalls.getQuestion>;

interface SurveyProps extends SurveyDialogProps {
  version: NonNullable<Asked['questionnaireVersion']>;
  questions: Asked['questionnaireForms'];
}

function Survey({ userId, version, questions, onClose }: SurveyProps) {
  const { t } = useTranslation('survey');
  const { t: common } = useTranslation();
  const formId = useId();
  const survey = useSurveyForm({
    userId,
    version: version.id,
    questions,
    onDone(giftNum) {
      notify('success', giftNum > 0 ? t('thanksGift', { count: giftNum }) : t('thanks'));
      onClose();
    },
  });
  const onLater = () => {
    // Only a reminder hangs on it: whoever is offline is reminded once more.
    request(surveyCalls.surveyLater, {}).catch(() => undefined);
    onClose();
  };
  const foot = (
    <>
      <Button onClick={onLater}>{t('later')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={survey.isSending}>
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
          void survey.send();
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
            given={survey.givenTo(question)}
            error={survey.errorOf(question)}
            onChange={(given) => survey.change(question, given)}
            onLeave={() => survey.leave(question)}
          />
        ))}
        {survey.failure !== null && (
          <p className={styles.error} role="alert">
            {survey.failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
