import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { companyReads } from '../company-reads.ts';
import { displayName } from '../user-names.ts';

/** Enables a sub account at once; disables it after a confirmation. */
export function DisableButton({ subAccount }: { subAccount: SubAccount }) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const name = displayName(subAccount);
  const { run, isBusy } = useAction(
    (isDisabled: boolean) => request(companyCalls.disableSubAccount, { id: subAccount.id, isDisabled }),
    {
      done: (_, isDisabled) => t(isDisabled ? 'disable.done' : 'disable.enabled', { name }),
      changes: companyReads,
    },
  );
  const onCancel = () => setConfirming(false);
  const disable = async () => {
    await run(true);
    setConfirming(false);
  };
  if (subAccount.isDisabled)
    return (
      <Button
        variant="link"
        isBusy={isBusy}
        aria-label={t('action.enableOf', { name })}
        onClick={() => void run(false)}
      >
        {t('action.enable')}
      </Button>
    );
  const foot = (
    <>
      <Button onClick={onCancel}>{common('action.cancel')}</Button>
      <Button variant="danger" isBusy={isBusy} onClick={() => void disable()}>
        {t('disable.send')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="link" aria-label={t('action.disableOf', { name })} onClick={() => setConfirming(true)}>
        {t('action.disable')}
      </Button>
      {isConfirming && (
        <Dialog
          title={t('disable.title', { name })}
          closeLabel={common('action.close')}
          onClose={onCancel}
          footer={foot}
        >
          <p>{t('disable.text')}</p>
        </Dialog>
      )}
    </>
  );
}
