import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Field, TextArea } from '../../../ui/field.tsx';
import { InlineForm } from './inline-form.tsx';
import { hasValidLength, type ProfileField, profileFields } from './profile-fields.ts';
import { useChoices } from './use-choices.ts';
import choice from './value-form.module.css';

interface ValueFormProps {
  field: ProfileField;
  value: string;
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Edits one field of the profile; the input is kept when saving fails. */
export function ValueForm({ field, value, onSave, onClose }: ValueFormProps) {
  const { t } = useTranslation('account-profile');
  const [draft, setDraft] = useState(value);
  const [isTouched, setTouched] = useState(false);
  const { run, isBusy, errorMessage } = useAction(onSave, {
    done: () => t('saved'),
    onDone: onClose,
    isErrorInForm: true,
  });
  const isValid = hasValidLength(field, draft);
  const submit = () => {
    setTouched(true);
    if (isValid) void run(draft);
  };
  return (
    <InlineForm isBusy={isBusy} error={errorMessage} onSubmit={submit} onClose={onClose}>
      <Control
        field={field}
        draft={draft}
        error={isTouched && !isValid ? t(`wrong.${field}`) : undefined}
        onChange={setDraft}
        onBlur={() => setTouched(true)}
      />
    </InlineForm>
  );
}

interface ControlProps {
  field: ProfileField;
  draft: string;
  error: string | undefined;
  onChange: (draft: string) => void;
  onBlur: () => void;
}

function Control({ field, draft, error, onChange, onBlur }: ControlProps) {
  const { t } = useTranslation('account-profile');
  const label = t(`field.${field}`);
  const { kind } = profileFields[field];
  const inputProps = {
    label,
    error,
    value: draft,
    maxLength: 400,
    onBlur: onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'area')
    return <TextArea {...inputProps} rows={4} hint={t('characterCount', { count: draft.trim().length, max: 380 })} />;
  if (kind === 'text')
    return <Field {...inputProps} autoComplete={field === 'companyName' ? 'organization' : 'name'} />;
  if (kind === 'choice')
    return <Choice field={field} draft={draft} error={error} onChange={onChange} onBlur={onBlur} />;
  return (
    <fieldset className={choice.answers}>
      <legend>{t('field.hasCommunication')}</legend>
      {(['yes', 'no'] as const).map((answer) => (
        <label key={answer}>
          <input type="radio" name={field} checked={draft === answer} onChange={() => onChange(answer)} />
          {t(answer)}
        </label>
      ))}
      {error !== undefined && <span className={choice.error}>{error}</span>}
    </fieldset>
  );
}

function Choice({ field, draft, error, onChange, onBlur }: ControlProps) {
  const { t } = useTranslation('account-profile');
  const id = useId();
  const choices = useChoices(field);
  return (
    <div className={choice.choice}>
      <label htmlFor={id}>{t(`field.${field}`)}</label>
      <select
        id={id}
        value={draft}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="" disabled>
          {t('choose')}
        </option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <span id={`${id}-error`} className={choice.error}>
          {error}
        </span>
      )}
    </div>
  );
}
