import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { CompanyPackage, SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { createIdempotencyKey } from '../../shared/call/idempotency-key.ts';
import styles from '../company.module.css';
import { companyReads } from '../company-reads.ts';
import { usePackageLabel } from '../use-package-label.ts';
import { displayName } from '../user-names.ts';
import { remainingOf } from './remaining.ts';

/** Whether a sub account shares the lookups, and its allocation from each package. */
export function AllocateDialog({ subAccount, onClose }: { subAccount: SubAccount; onClose: () => void }) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const name = displayName(subAccount);
  const share = useAction((isShared: boolean) => request(companyCalls.shareQuota, { id: subAccount.id, isShared }), {
    done: (_, isShared) => t(isShared ? 'quota.shared' : 'quota.allocated', { name }),
    changes: companyReads,
  });
  return (
    <Dialog title={t('quota.title', { name })} closeLabel={common('action.close')} onClose={onClose} isWide>
      <div className={styles.form}>
        <fieldset className={styles.options} disabled={share.isBusy}>
          <legend className="unseen">{t('form.mode')}</legend>
          {[true, false].map((isShared) => (
            <label key={String(isShared)}>
              <input
                type="radio"
                name="mode"
                checked={subAccount.isShared === isShared}
                onChange={() => void share.run(isShared)}
              />
              {t(isShared ? 'form.shared' : 'form.allocated')}
            </label>
          ))}
        </fieldset>
        <p className="quiet">{t(subAccount.isShared ? 'quota.allocateText' : 'quota.shareText')}</p>
        {!subAccount.isShared && <Packages subAccount={subAccount} />}
      </div>
    </Dialog>
  );
}

function Packages({ subAccount }: { subAccount: SubAccount }) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const buyLink = useBuyLink();
  const { data, error, refetch } = useCall(companyCalls.listAllocations, {}, { staleTime: 0 });
  if (data === undefined)
    return error === null ? (
      <Skeleton label={common('loading')} rows={3} />
    ) : (
      <CallFailed error={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0)
    return (
      <p>
        {t('quota.noPackage')}{' '}
        <Link className={buttonClass('link')} to={buyLink}>
          {t('quota.buy')}
        </Link>
      </p>
    );
  return (
    <div>
      {data.map((companyPackage) => (
        <PackageAllocation key={companyPackage.packageId} subAccount={subAccount} companyPackage={companyPackage} />
      ))}
    </div>
  );
}

type MoveCall = typeof companyCalls.allocateQuota | typeof companyCalls.takeBackQuota;

function PackageAllocation({ subAccount, companyPackage }: { subAccount: SubAccount; companyPackage: CompanyPackage }) {
  const { t } = useTranslation('company');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  // Kept until the move has succeeded, so that a retry after a lost response does not move twice.
  const [idempotencyKey, setIdempotencyKey] = useState(createIdempotencyKey);
  const label = usePackageLabel()(companyPackage);
  const { packageId, kind, allocations } = companyPackage;
  const allocated = allocations.find(({ userId }) => userId === subAccount.id) ?? { amount: 0, used: 0 };
  const remaining = remainingOf(companyPackage);
  const { run, isBusy } = useAction(
    ({ call, amount }: { call: MoveCall; amount: number }) =>
      request(call, { id: subAccount.id, packageId, amount, operationId: idempotencyKey }),
    {
      done: (_, { call, amount }) =>
        t(call === companyCalls.allocateQuota ? 'quota.allocationDone' : 'quota.takeBackDone', {
          amount,
          name: displayName(subAccount),
        }),
      onDone: () => {
        setText('');
        setIdempotencyKey(createIdempotencyKey());
      },
      changes: companyReads,
    },
  );
  const move = (call: MoveCall, max: number) => {
    const amount = Number(text);
    if (!/^[1-9]\d{0,6}$/.test(text.trim())) setError(t('quota.amountWrong'));
    else if (amount > max) setError(t('quota.tooMuch', { max }));
    else void run({ call, amount });
  };
  return (
    <div className={styles.allocation}>
      <strong>{label}</strong>
      <span className="number">
        {t('quota.available')} {remaining} · {t('quota.held')}{' '}
        {t(kind === 'daily' ? 'quota.heldUsedToday' : 'quota.heldUsed', allocated)}
      </span>
      <div className={styles.inlineForm}>
        <Field
          label={t('quota.amountOf', { name: label })}
          isLabelHidden
          placeholder={t('quota.amount')}
          inputMode="numeric"
          maxLength={7}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
            setIdempotencyKey(createIdempotencyKey());
          }}
        />
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={remaining === 0}
          aria-label={t('quota.allocateOf', { name: label })}
          onClick={() => move(companyCalls.allocateQuota, remaining)}
        >
          {t('quota.allocate')}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={allocated.amount <= allocated.used}
          aria-label={t('quota.takeBackOf', { name: label })}
          onClick={() => move(companyCalls.takeBackQuota, allocated.amount - allocated.used)}
        >
          {t('quota.takeBack')}
        </Button>
      </div>
    </div>
  );
}
