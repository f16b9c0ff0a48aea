import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { nameOf } from '../names.ts';
import { useAct } from '../use-act.ts';

/** Lets an account log in again at once; before it may no longer, asks. */
export function DisableButton({ sub }: { sub: SubAccount }) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct();
  const name = nameOf(sub);
  const onCancel = () => setAsking(false);
  const set = async (isDisabled: boolean) => {
    const done = t(isDisabled ? 'disable.done' : 'disable.enabled', { name });
    await act(() => request(companyCalls.disableSubAccount, { id: sub.id, isDisabled }), done);
    setAsking(false);
  };
  if (sub.isDisabled)
    return (
      <Button
        variant="link"
        isBusy={isBusy}
        aria-label={t('action.enableOf', { name })}
        onClick={() => void set(false)}
      >
        {t('action.enable')}
      </Button>
    );
  const foot = (
    <>
      <Button onClick={onCancel}>{common('action.cancel')}</Button>
      <Button variant="danger" isBusy={isBusy} onClick={() => void set(true)}>
        {t('disable.send')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="link" aria-label={t('action.disableOf', { name })} onClick={() => setAsking(true)}>
        {t('action.disable')}
      </Button>
      {isAsking && (
        <Dialog title={t('disable.title', { name })} closeLabel={common('action.close')} onClose={onCancel} foot={foot}>
          <p>{t('disable.text')}</p>
        </Dialog>
      )}
    </>
  );
}
