import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { CompanyPackage, PackageRequest, RequestAnswer } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { createIdempotencyKey } from '../../shared/call/idempotency-key.ts';
import { useRequestText } from '../../shared/company/use-request-text.ts';
import styles from '../company.module.css';
import { companyReads } from '../company-reads.ts';
import { usePackageLabel } from '../use-package-label.ts';
import { displayName } from '../user-names.ts';
import { FormDialog } from './form-dialog.tsx';
import { remainingOf } from './remaining.ts';

type Kind = RequestAnswer['kind'];

const kindLabels = { allocated: 'allocate', shared: 'share', bought: 'bought', refused: 'refuse' } as const;

interface AnswerDialogProps {
  packageRequest: PackageRequest;
  onClose: () => void;
}

/** The main account answers a request: allocate, share, announce a new package, or refuse with a reason. */
export function AnswerDialog({ packageRequest, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('company');
  const { data = [] } = useCall(companyCalls.listAllocations, {}, { staleTime: 0 });
  const packages = data.filter((each) => each.vehicleClass === packageRequest.vehicleClass && remainingOf(each) > 0);
  // An account that shares already has all lookups of the company: only a purchase helps.
  const kinds: Kind[] = packageRequest.isShared ? ['bought', 'refused'] : ['allocated', 'shared', 'bought', 'refused'];
  const [kind, setKind] = useState<Kind>(packageRequest.isShared ? 'bought' : 'allocated');
  const [packageId, setPackageId] = useState<number>();
  const [amount, setAmount] = useState(String(packageRequest.amount));
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const [idempotencyKey] = useState(createIdempotencyKey);
  const requestText = useRequestText();
  const selected =
    packages.find((each) => each.packageId === packageId) ??
    packages.find((each) => each.kind === packageRequest.kind) ??
    packages[0];
  const { requestId } = packageRequest;
  const { run, isBusy } = useAction(
    (answer: RequestAnswer) =>
      request(companyCalls.answerPackageRequest, { requestId, answer, operationId: idempotencyKey }),
    { done: () => t('request.answered'), onDone: onClose, changes: companyReads },
  );
  const submit = () => {
    const { answer, problem } = validateAnswer({ kind, selected, amount, word: word.trim() });
    if (answer === undefined) setError(t(problem.key, problem.values));
    else void run(answer);
  };
  const isReason = kind === 'refused';
  return (
    <FormDialog
      title={t('request.summary', { name: displayName(packageRequest), wish: requestText(packageRequest) })}
      submitLabel={t('request.send')}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {packageRequest.note !== '' && <p>{packageRequest.note}</p>}
      <fieldset className={styles.options}>
        <legend>{t('request.how')}</legend>
        {kinds.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="kind"
              checked={kind === value}
              onChange={() => {
                setKind(value);
                setError(undefined);
              }}
            />
            {t(`request.${kindLabels[value]}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'bought' && packageRequest.isShared && <p className="quiet">{t('request.boughtText')}</p>}
      {kind === 'allocated' && (
        <PackageSelect packages={packages} selected={selected} onSelect={setPackageId}>
          <Field
            label={t('quota.amount')}
            inputMode="numeric"
            maxLength={7}
            value={amount}
            error={error}
            onChange={(event) => {
              setAmount(event.target.value);
              setError(undefined);
            }}
          />
        </PackageSelect>
      )}
      <Field
        label={t(isReason ? 'request.reason' : 'request.note')}
        value={word}
        maxLength={200}
        error={isReason ? error : undefined}
        onChange={(event) => {
          setWord(event.target.value);
          if (isReason) setError(undefined);
        }}
      />
    </FormDialog>
  );
}

interface AnswerDraft {
  kind: Kind;
  selected: CompanyPackage | undefined;
  amount: string;
  word: string;
}

type Validated =
  | { answer: RequestAnswer; problem?: undefined }
  | { answer?: undefined; problem: { key: string; values: Record<string, number> } };

/** The answer of a valid draft, or the text key of its first problem. */
function validateAnswer({ kind, selected, amount, word }: AnswerDraft): Validated {
  const invalid = (key: string, values: Record<string, number> = {}): Validated => ({ problem: { key, values } });
  if (kind === 'refused') return word === '' ? invalid('request.reasonMissing') : { answer: { kind, word } };
  if (kind !== 'allocated') return { answer: { kind, word } };
  if (selected === undefined) return invalid('request.noPackage');
  if (!/^[1-9]\d{0,6}$/.test(amount.trim())) return invalid('quota.amountWrong');
  const max = remainingOf(selected);
  if (Number(amount) > max) return invalid('quota.tooMuch', { max });
  return { answer: { kind, packageId: selected.packageId, amount: Number(amount), word } };
}

interface PackageSelectProps {
  packages: readonly CompanyPackage[];
  selected: CompanyPackage | undefined;
  onSelect: (packageId: number) => void;
  children: ReactNode;
}

function PackageSelect({ packages, selected, onSelect, children }: PackageSelectProps) {
  const { t } = useTranslation('company');
  const labelOf = usePackageLabel();
  if (selected === undefined) return <p className={styles.bad}>{t('request.noPackage')}</p>;
  return (
    <>
      <label className={styles.form}>
        {t('request.from')}
        <select value={selected.packageId} onChange={(event) => onSelect(Number(event.target.value))}>
          {packages.map((each) => (
            <option key={each.packageId} value={each.packageId}>
              {t('request.leftOf', { name: labelOf(each), left: remainingOf(each) })}
            </option>
          ))}
        </select>
      </label>
      {children}
    </>
  );
}
