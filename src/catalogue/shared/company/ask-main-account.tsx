import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { PackageRequest } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { Button, type ButtonVariant, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import { paths } from '../navigation/paths.ts';
import styles from './ask-main-account.module.css';
import { refreshPackageRequests, useWishWords } from './package-news.ts';

interface AskProps {
  /** The class whose lookups have run out. */
  vehicleClass?: VehicleType;
}

/** For sub accounts, who ask their main account instead of buying. */
export function AskMainAccountButton({ vehicleClass, variant = 'primary' }: AskProps & { variant?: ButtonVariant }) {
  const { t } = useTranslation('company-requests');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <AskMainAccountDialog {...(vehicleClass ? { vehicleClass } : {})} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the sub account wishes for, or the request that waits already. */
export function AskMainAccountDialog({ vehicleClass = 'C', onClose }: AskProps & { onClose: () => void }) {
  const { t } = useTranslation('company-requests');
  const { t: common } = useTranslation();
  const [wanted, setWanted] = useState(vehicleClass);
  const { data, error, refetch } = useCall(companyCalls.listPackageRequests, { isOpen: true }, { staleTime: 0 });
  const waiting = data?.rows.find((packageRequest) => packageRequest.vehicleClass === wanted);
  return (
    <Dialog title={t('title')} closeLabel={common('action.close')} onClose={onClose}>
      <div className={styles.body}>
        <Segments
          legend={t('class.label')}
          isLegendSeen
          name="class"
          options={(['C', 'B'] as const).map((value) => [value, t(`class.${value}`)])}
          value={wanted}
          onChange={setWanted}
        />
        {data === undefined && error === null && <Skeleton label={common('loading')} rows={3} />}
        {error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
        {data !== undefined &&
          (waiting === undefined ? (
            <WishForm key={wanted} vehicleClass={wanted} onDone={onClose} />
          ) : (
            <Waiting packageRequest={waiting} onClose={onClose} />
          ))}
      </div>
    </Dialog>
  );
}

const isAmount = (text: string) => /^[1-9]\d{0,5}$|^1000000$/.test(text);

function WishForm({ vehicleClass, onDone }: { vehicleClass: VehicleType; onDone: () => void }) {
  const { t } = useTranslation('company-requests');
  const wordsOf = useErrorMessage();
  const [kind, setKind] = useState<'count' | 'daily'>('count');
  const [amount, setAmount] = useState('100');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isAmount(amount.trim())) return setProblem(t('amountWrong'));
    setBusy(true);
    try {
      await request(companyCalls.askPackage, { vehicleClass, kind, amount: Number(amount), note: note.trim() });
      notify('success', t('sent'));
      onDone();
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
    await refreshPackageRequests();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Segments
        legend={t('kind.label')}
        isLegendSeen
        name="kind"
        options={(['count', 'daily'] as const).map((value) => [value, t(`kind.${value}`)])}
        value={kind}
        onChange={setKind}
      />
      <Field
        label={t(`amount.${kind}`)}
        value={amount}
        inputMode="numeric"
        maxLength={7}
        error={problem}
        onChange={(event) => {
          setAmount(event.target.value);
          setProblem(undefined);
        }}
      />
      <Field
        label={t('note')}
        value={note}
        maxLength={200}
        placeholder={t('noteHint')}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}

function Waiting({ packageRequest, onClose }: { packageRequest: PackageRequest; onClose: () => void }) {
  const { t, i18n } = useTranslation('company-requests');
  const wordsOf = useErrorMessage();
  const wishOf = useWishWords();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await request(companyCalls.withdrawPackageRequest, { requestId: packageRequest.requestId });
      notify('success', t('withdrawn'));
    } catch (error) {
      notify('error', wordsOf(error));
    }
    await refreshPackageRequests();
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <p>
        {t('waiting', { wish: wishOf(packageRequest), date: formatDateTime(packageRequest.createdAt, i18n.language) })}
      </p>
      {packageRequest.note !== '' && <p className="quiet">{packageRequest.note}</p>}
      <div className={styles.actions}>
        <Button isBusy={isBusy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
        <Link className={buttonClass('plain')} to={paths.child} onClick={onClose}>
          {t('all')}
        </Link>
      </div>
    </div>
  );
}
