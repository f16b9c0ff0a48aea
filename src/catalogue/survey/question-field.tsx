import { type InputHTMLAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question, QuestionType } from '../../contract/survey/schemas.ts';
import { Field } from '../../ui/field.tsx';
import type { FieldValue } from './answers.ts';
import styles from './survey.module.css';

interface QuestionFieldProps {
  question: Question;
  value: FieldValue;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
  onBlur: () => void;
}

const inputs: Partial<Record<QuestionType, InputHTMLAttributes<HTMLInputElement>>> = {
  number: { inputMode: 'decimal' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel-national', maxLength: 11 },
  year: { inputMode: 'numeric', maxLength: 4 },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
};

/** A question with the field of its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, error, onChange, onBlur } = props;
  const label = question.required ? `${question.question} *` : question.question;
  const onText = (text: string) => onChange({ ...value, text });
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
      value={value.text}
      onChange={(event) => onText(event.target.value)}
      onBlur={onBlur}
    />
  );
}

function Choices({ question, value, error, onChange }: QuestionFieldProps) {
  const id = useId();
  const isMultiple = question.questionType === 'checkbox';
  const select = (option: number) => {
    if (!isMultiple) return onChange({ ...value, options: [option] });
    const others = value.options.filter((selected) => selected !== option);
    onChange({ ...value, options: others.length < value.options.length ? others : [...others, option] });
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
              type={isMultiple ? 'checkbox' : 'radio'}
              name={`question-${question.id}`}
              checked={value.options.includes(option.id)}
              onChange={() => select(option.id)}
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

function Select({ question, value, error, onChange, onBlur, label }: QuestionFieldProps & { label: string }) {
  const { t } = useTranslation('survey');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={`question-${question.id}`}
        className={styles.input}
        value={value.options[0] ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange({ ...value, options: target.value === '' ? [] : [Number(target.value)] })}
        onBlur={onBlur}
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

function LongText({ question, value, error, onChange, onBlur, label }: QuestionFieldProps & { label: string }) {
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
        value={value.text}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
        onBlur={onBlur}
      />
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
