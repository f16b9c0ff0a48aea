import { type InputHTMLAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question, QuestionType } from '../../contract/survey/schemas.ts';
import { Field } from '../../ui/field.tsx';
import type { Given } from './answers.ts';
import styles from './survey.module.css';

interface QuestionFieldProps {
  question: Question;
  given: Given;
  /** What is wrong with the answer, in words. */
  error: string | undefined;
  onChange: (given: Given) => void;
  onLeave: () => void;
}

/** How a text is typed in, by the question's kind. */
const inputs: Partial<Record<QuestionType, InputHTMLAttributes<HTMLInputElement>>> = {
  number: { inputMode: 'decimal' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national', maxLength: 11 },
  year: { inputMode: 'numeric', maxLength: 4 },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
};

/** One question with the field that its kind asks for. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, given, error, onChange, onLeave } = props;
  const label = question.required ? `${question.question} *` : question.question;
  const onText = (text: string) => onChange({ ...given, text });
  if (question.questionType === 'checkbox' || question.questionType === 'radio') return <Choices {...props} />;
  if (question.questionType === 'select') return <Select {...props} label={label} />;
  if (question.questionType === 'textarea') return <LongText {...props} label={label} />;
  return (
    <Field
      {...inputs[question.questionType]}
      label={label}
      error={error}
      name={`question-${question.id}`}
      required={question.required}
      placeholder={question.placeholder}
      value={given.text}
      onChange={(event) => onText(event.target.value)}
      onBlur={onLeave}
    />
  );
}

function Choices({ question, given, error, onChange }: QuestionFieldProps) {
  const id = useId();
  const isMany = question.questionType === 'checkbox';
  const choose = (option: number) => {
    if (!isMany) return onChange({ ...given, options: [option] });
    const others = given.options.filter((chosen) => chosen !== option);
    onChange({ ...given, options: others.length < given.options.length ? others : [...others, option] });
  };
  return (
    <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : id}>
      <legend>
        {question.question}
        {question.required && ' *'}
      </legend>
      <div className={styles.options}>
        {question.questionnaireOptionList.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={`question-${question.id}`}
              checked={given.options.includes(option.id)}
              onChange={() => choose(option.id)}
            />
            {option.optionContent}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <span id={id} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

function Select({ question, given, error, onChange, onLeave, label }: QuestionFieldProps & { label: string }) {
  const { t } = useTranslation('survey');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={`question-${question.id}`}
        className={styles.input}
        value={given.options[0] ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange({ ...given, options: target.value === '' ? [] : [Number(target.value)] })}
        onBlur={onLeave}
      >
        <option value="">{question.placeholder === '' ? t('choose') : question.placeholder}</option>
        {question.questionnaireOptionList.map((option) => (
          <option key={option.id} value={option.id}>
            {option.optionContent}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

function LongText({ question, given, error, onChange, onLeave, label }: QuestionFieldProps & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={`question-${question.id}`}
        className={styles.input}
        rows={3}
        placeholder={question.placeholder}
        required={question.required}
        value={given.text}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange({ ...given, text: event.target.value })}
        onBlur={onLeave}
      />
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
