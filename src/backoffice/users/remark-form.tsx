import { Button, Input, Radio } from 'antd';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { addDays } from '../../contract/days/calendar-days.ts';
import { shopDate } from '../../contract/shop-time.ts';
import { NEXT_STEP_MAX, REMARK_MAX } from '../../contract/users/prospect-rules.ts';
import { useMessages } from '../messages.ts';
import type { RemarkDraft } from './remark-drafts.ts';
import styles from './remarks.module.css';

interface RemarkFormProps {
  draft: RemarkDraft;
  intentions: readonly { id: number; name: string }[];
  errorMessage: string | null;
  onChange: (values: Partial<RemarkDraft>) => void;
  onSave: () => void;
  /** The buttons. */
  children: ReactNode;
  hasFocus?: boolean;
  /** With next step and due date. */
  hasPlan?: boolean;
}

/** Days from today that the due date is set to by one click. */
const quickDays = [0, 1, 3, 7] as const;

/** The fields of a remark. Ctrl+Enter saves from any of them. */
export function RemarkForm(props: RemarkFormProps) {
  const {
    draft,
    intentions,
    errorMessage,
    onChange: change,
    onSave,
    children,
    hasFocus = false,
    hasPlan = true,
  } = props;
  const { t } = useMessages();
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [hasFocus]);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (draft.remarks.trim() === '') setMissing(true);
    else onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <label htmlFor={`${id}-remarks`}>{t('prospect:remark.text')}</label>
      <Input.TextArea
        id={`${id}-remarks`}
        value={draft.remarks}
        maxLength={REMARK_MAX}
        autoSize={{ minRows: 3, maxRows: 10 }}
        {...(isMissing ? { status: 'error' as const } : {})}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={(event) => {
          change({ remarks: event.target.value });
          setMissing(false);
        }}
      />
      {isMissing && (
        <span id={`${id}-missing`} role="alert" className={styles.problem}>
          {t('prospect:remark.missing')}
        </span>
      )}
      <span id={`${id}-intention`} className={styles.label}>
        {t('prospect:field.intention')}
      </span>
      <Radio.Group
        aria-labelledby={`${id}-intention`}
        optionType="button"
        value={draft.intention ?? 0}
        options={[
          { value: 0, label: t('prospect:remark.unchanged') },
          ...intentions.map(({ id: value, name }) => ({ value, label: name })),
        ]}
        onChange={(event) => change({ intention: event.target.value === 0 ? null : Number(event.target.value) })}
      />
      {hasPlan && <PlanFields id={id} draft={draft} onChange={change} />}
      {errorMessage !== null && (
        <span role="alert" className={styles.problem}>
          {errorMessage}
        </span>
      )}
      <div className={styles.buttons}>{children}</div>
    </form>
  );
}

interface PlanFieldsProps extends Pick<RemarkFormProps, 'draft' | 'onChange'> {
  /** The prefix of the inputs' ids. */
  id: string;
}

/** The next step and when it is due. */
function PlanFields({ id, draft, onChange: change }: PlanFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      <label htmlFor={`${id}-next`}>{t('prospect:field.nextStep')}</label>
      <Input
        id={`${id}-next`}
        value={draft.nextStep}
        maxLength={NEXT_STEP_MAX}
        onChange={(event) => change({ nextStep: event.target.value })}
      />
      <label htmlFor={`${id}-due`}>{t('prospect:field.dueOn')}</label>
      <div className={styles.due}>
        <Input
          id={`${id}-due`}
          type="date"
          value={draft.dueOn}
          onChange={(event) => change({ dueOn: event.target.value })}
        />
        {quickDays.map((days) => (
          <Button key={days} size="small" onClick={() => change({ dueOn: addDays(shopDate(), days) })}>
            {t(`prospect:due.in.${days}`)}
          </Button>
        ))}
        <Button size="small" onClick={() => change({ nextStep: '', dueOn: '' })}>
          {t('prospect:remark.stepDone')}
        </Button>
      </div>
    </>
  );
}
