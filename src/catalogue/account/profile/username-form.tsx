import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { NewUsername } from '../../../contract/account/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { Field } from '../../../ui/field.tsx';
import { FormFrame } from './form-frame.tsx';
import { keepDetail } from './own-detail.ts';
import { useSaving } from './use-saving.ts';

/** Another name to log in by. */
export function UsernameForm({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation('account-profile');
  const [draft, setDraft] = useState(username);
  const [isLeft, setLeft] = useState(false);
  const { isBusy, failure, save } = useSaving(onClose);
  const isGood = NewUsername.safeParse(draft).success;
  const submit = () => {
    setLeft(true);
    if (isGood)
      void save(async () => keepDetail(await request(accountCalls.updateUsername, { username: draft.trim() })));
  };
  return (
    <FormFrame isBusy={isBusy} failure={failure} onSubmit={submit} onClose={onClose}>
      <Field
        label={t('field.username')}
        value={draft}
        maxLength={40}
        autoComplete="username"
        hint={t('signIn.usernameHint')}
        error={isLeft && !isGood ? t(draft.trim() === '' ? 'wrong.username' : 'wrong.usernameForm') : undefined}
        onBlur={() => setLeft(true)}
        onChange={(event) => setDraft(event.target.value)}
      />
    </FormFrame>
  );
}
