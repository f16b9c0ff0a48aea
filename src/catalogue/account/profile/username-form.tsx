import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import { NewUsername } from '../../../contract/account/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Field } from '../../../ui/field.tsx';
import { InlineForm } from './inline-form.tsx';
import { storeUserDetail } from './user-detail.ts';

/** Changes the username. */
export function UsernameForm({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation('account-profile');
  const [draft, setDraft] = useState(username);
  const [isTouched, setTouched] = useState(false);
  const { run, isBusy, errorMessage } = useAction(
    async () => storeUserDetail(await request(accountCalls.updateUsername, { username: draft.trim() })),
    { done: () => t('saved'), onDone: onClose, isErrorInForm: true },
  );
  const isValid = NewUsername.safeParse(draft).success;
  const submit = () => {
    setTouched(true);
    if (isValid) void run();
  };
  return (
    <InlineForm isBusy={isBusy} error={errorMessage} onSubmit={submit} onClose={onClose}>
      <Field
        label={t('field.username')}
        value={draft}
        maxLength={40}
        autoComplete="username"
        hint={t('signIn.usernameHint')}
        error={isTouched && !isValid ? t(draft.trim() === '' ? 'wrong.username' : 'wrong.usernameForm') : undefined}
        onBlur={() => setTouched(true)}
        onChange={(event) => setDraft(event.target.value)}
      />
    </InlineForm>
  );
}
