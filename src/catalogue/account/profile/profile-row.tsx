import { useTranslation } from 'react-i18next';
import { saveField } from './own-detail.ts';
import type { Detail, ProfileField } from './profile-fields.ts';
import { Row } from './row.tsx';
import { useChoices } from './use-choices.ts';
import { ValueForm } from './value-form.tsx';

interface ProfileRowProps {
  field: ProfileField;
  detail: Detail;
  /** Whether it is this account's to change. */
  isOwn: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** One thing that a user tells of themselves, changed where it stands. */
export function ProfileRow({ field, detail, isOwn, isOpen, onOpen, onClose }: ProfileRowProps) {
  const { t } = useTranslation('account-profile');
  const labelOf = useChoices(field);
  const value = detail[field];
  const shown = typeof value === 'boolean' ? t(value ? 'yes' : 'no') : labelOf(value);
  return (
    <Row
      label={t(`field.${field}`)}
      value={shown}
      note={isOwn ? undefined : t('profile.ofMain')}
      isEditable={isOwn}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <ValueForm
        field={field}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')}
        onSave={(text) => saveField(field, text)}
        onClose={onClose}
      />
    </Row>
  );
}
