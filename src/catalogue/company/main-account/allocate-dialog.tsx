import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { CompanyPackage, SubAccount } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { createIdempotencyKey } from '../../shared/call/idempotency-key.ts';
import styles from '../company.module.css';
import { leftOf, nameOf } from '../names.ts';
import { useAct } from '../use-act.ts';
import { usePackageWords } from '../use-package-words.ts';

/** Whether a sub account shares, and what of each package is allocated to it. */
export function AllocateDialog({ sub, onClose }: { sub: SubAccount; onClose: () => void }) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const { isBusy, act } = useAct();
  const name = nameOf(sub);
  const share = (isShared: boolean) =>
    act(
      () => request(companyCalls.shareQuota, { id: sub.id, isShared }),
      t(isShared ? 'quota.shared' : 'quota.allocated', { name }),
    );
  return (
    <Dialog title={t('quota.title', { name })} closeLabel={common('action.close')} onClose={onClose} isWide>
      <div className={styles.form}>
        <fieldset className={styles.options} disabled={isBusy}>
          <legend className="unseen">{t('form.mode')}</legend>
          {[true, false].map((isShared) => (
            <label key={String(isShared)}>
              <input
                type="radio"
                name="mode"
                checked={sub.isShared === isShared}
                onChange={() => void share(isShared)}
              />
              {t(isShared ? 'form.shared' : 'form.allocated')}
            </label>
          ))}
        </fieldset>
        <p className="quiet">{t(sub.isShared ? 'quota.allocateText' : 'quota.shareText')}</p>
        {!sub.isShared && <Packages sub={sub} />}
      </div>
    </Dialog>
  );
}

function Packages({ sub }: { sub: SubAccount }) {
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
      {data.map((given) => (
        <PackageMove key={given.packageId} sub={sub} given={given} />
      ))}
    </div>
  );
}

function PackageMove({ sub, given }: { sub: SubAccount; given: CompanyPackage }) {
  const { t } = useTranslation('company');
  const wordsOf = usePackageWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  // The same until it is done: after an answer that was lost, sent again, it moves nothing twice.
  const [operation, setOperation] = useState(createIdempotencyKey);
  const { isBusy, act } = useAct();
  const words = wordsOf(given);
  const name = nameOf(sub);
  const held = given.allocations.find(({ userId }) => userId === sub.id) ?? { amount: 0, used: 0 };
  const left = leftOf(given);
  const move = async (call: typeof companyCalls.allocateQuota | typeof companyCalls.takeBackQuota, max: number) => {
    const amount = Number(text);
    if (!/^[1-9]\d{0,6}$/.test(text.trim())) return setProblem(t('quota.amountWrong'));
    if (amount > max) return setProblem(t('quota.tooMuch', { max }));
    const body = { id: sub.id, packageId: given.packageId, amount, operationId: operation };
    const done = t(call === companyCalls.allocateQuota ? 'quota.given' : 'quota.taken', { amount, name });
    if (!(await act(() => request(call, body), done))) return;
    setText('');
    setOperation(createIdempotencyKey());
  };
  return (
    <div className={styles.moved}>
      <strong>{words}</strong>
      <span className="number">
        {t('quota.yours')} {left} · {t('quota.held')}{' '}
        {t(given.kind === 'daily' ? 'quota.heldUsedToday' : 'quota.heldUsed', held)}
      </span>
      <div className={styles.beside}>
        <Field
          label={t('quota.amountOf', { name: words })}
          isLabelUnseen
          placeholder={t('quota.amount')}
          inputMode="numeric"
          maxLength={7}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
            setOperation(createIdempotencyKey());
          }}
        />
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={left === 0}
          aria-label={t('quota.giveOf', { name: words })}
          onClick={() => void move(companyCalls.allocateQuota, left)}
        >
          {t('quota.give')}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={held.amount <= held.used}
          aria-label={t('quota.takeBackOf', { name: words })}
          onClick={() => void move(companyCalls.takeBackQuota, held.amount - held.used)}
        >
          {t('quota.takeBack')}
        </Button>
      </div>
    </div>
  );
}
