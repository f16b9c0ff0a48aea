import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextArea } from '../../../ui/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { fits, type ProfileField, profileFields } from './profile-fields.ts';
import { useChoiceList } from './use-choices.ts';
import { useSaving } from './use-saving.ts';
import choice from './value-form.module.css';

interface ValueFormProps {
  field: ProfileField;
  value: string;
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Changes one field of the profile in its place; what was typed stays when saving fails. */
export function ValueForm({ field, value, onSave, onClose }: ValueFormProps) {
  const { t } = useTranslation('account-profile');
  const [draft, setDraft] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const { isBusy, failure, save } = useSaving(onClose);
  const isGood = fits(field, draft);
  const submit = () => {
    setLeft(true);
    if (isGood) void save(() => onSave(draft));
  };
  return (
    <FormFrame isBusy={isBusy} failure={failure} onSubmit={submit} onClose={onClose}>
      <Control
        field={field}
        draft={draft}
        error={isLeft && !isGood ? t(`wrong.${field}`) : undefined}
        onDraft={setDraft}
        onLeave={() => setLeft(true)}
      />
    </FormFrame>
  );
}

interface ControlProps {
  field: ProfileField;
  draft: string;
  error: string | undefined;
  onDraft: (draft: string) => void;
  onLeave: () => void;
}

function Control({ field, draft, error, onDraft, onLeave }: ControlProps) {
  const { t } = useTranslation('account-profile');
  const label = t(`field.${field}`);
  const { kind } = profileFields[field];
  const typed = {
    label,
    error,
    value: draft,
    maxLength: 400,
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => onDraft(event.target.value),
  };
  if (kind === 'area')
    return <TextArea {...typed} rows={4} hint={t('counted', { count: draft.trim().length, max: 380 })} />;
  if (kind === 'text') return <Field {...typed} autoComplete={field === 'companyName' ? 'organization' : 'name'} />;
  if (kind === 'choice')
    return <Choice field={field} draft={draft} error={error} onDraft={onDraft} onLeave={onLeave} />;
  return (
    <fieldset className={choice.answers}>
      <legend>{t('field.hasCommunication')}</legend>
      {(['yes', 'no'] as const).map((answer) => (
        <label key={answer}>
          <input type="radio" name={field} checked={draft === answer} onChange={() => onDraft(answer)} />
          {t(answer)}
        </label>
      ))}
      {error !== undefined && <span className={choice.error}>{error}</span>}
    </fieldset>
  );
}

function Choice({ field, draft, error, onDraft, onLeave }: ControlProps) {
  const { t } = useTranslation('account-profile');
  const id = useId();
  const choices = useChoiceList(field);
  return (
    <div className={choice.choice}>
      <label htmlFor={id}>{t(`field.${field}`)}</label>
      <select
        id={id}
        value={draft}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onDraft(event.target.value)}
        onBlur={onLeave}
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
