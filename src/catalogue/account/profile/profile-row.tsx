import { useTranslation } from 'react-i18next';
import { EditableRow } from './editable-row.tsx';
import type { Detail, ProfileField } from './profile-fields.ts';
import { useValueText } from './use-choices.ts';
import { saveField } from './user-detail.ts';
import { ValueForm } from './value-form.tsx';

interface ProfileRowProps {
  field: ProfileField;
  detail: Detail;
  isEditable: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A field of the profile, edited in place. */
export function ProfileRow({ field, detail, isEditable, isOpen, onOpen, onClose }: ProfileRowProps) {
  const { t } = useTranslation('account-profile');
  const textOf = useValueText(field);
  const value = detail[field];
  const displayed = typeof value === 'boolean' ? t(value ? 'yes' : 'no') : textOf(value);
  return (
    <EditableRow
      label={t(`field.${field}`)}
      value={displayed}
      note={isEditable ? undefined : t('profile.ofMain')}
      isEditable={isEditable}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <ValueForm
        field={field}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')}
        onSave={(text) => saveField(field, text)}
        onClose={onClose}
      />
    </EditableRow>
  );
}
