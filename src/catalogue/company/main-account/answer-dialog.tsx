import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { CompanyPackage, PackageRequest, RequestAnswer } from '../../../contract/company/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { createIdempotencyKey } from '../../shared/call/idempotency-key.ts';
import { useWishWords } from '../../shared/company/package-news.ts';
import styles from '../company.module.css';
import { leftOf, nameOf } from '../names.ts';
import { useAct } from '../use-act.ts';
import { usePackageWords } from '../use-package-words.ts';
import { FormDialog } from './form-dialog.tsx';

type Kind = RequestAnswer['kind'];

const kindWords = { allocated: 'allocate', shared: 'share', bought: 'bought', refused: 'refuse' } as const;

interface AnswerDialogProps {
  packageRequest: PackageRequest;
  onClose: () => void;
}

/** The main account's answer to a request: give, share, say that there are new ones, or refuse and say why. */
export function AnswerDialog({ packageRequest, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('company');
  const { data = [] } = useCall(companyCalls.listAllocations, {}, { staleTime: 0 });
  const packages = data.filter((given) => given.vehicleClass === packageRequest.vehicleClass && leftOf(given) > 0);
  // Who shares already has all that there is: only buying helps.
  const kinds: Kind[] = packageRequest.isShared ? ['bought', 'refused'] : ['allocated', 'shared', 'bought', 'refused'];
  const [kind, setKind] = useState<Kind>(packageRequest.isShared ? 'bought' : 'allocated');
  const [packageId, setPackageId] = useState<number>();
  const [amount, setAmount] = useState(String(packageRequest.amount));
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string>();
  const [operation] = useState(createIdempotencyKey);
  const wishOf = useWishWords();
  const { isBusy, act } = useAct();
  const chosen =
    packages.find((given) => given.packageId === packageId) ??
    packages.find((given) => given.kind === packageRequest.kind) ??
    packages[0];
  const submit = async () => {
    const { answer, wrong } = answerFrom({ kind, chosen, amount, word: word.trim() });
    if (answer === undefined) return setProblem(t(wrong.key, wrong.values));
    const body = { requestId: packageRequest.requestId, answer, operationId: operation };
    if (await act(() => request(companyCalls.answerPackageRequest, body), t('request.answered'))) onClose();
  };
  const isReason = kind === 'refused';
  return (
    <FormDialog
      title={t('request.asks', { name: nameOf(packageRequest), wish: wishOf(packageRequest) })}
      send={t('request.send')}
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
                setProblem(undefined);
              }}
            />
            {t(`request.${kindWords[value]}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'bought' && packageRequest.isShared && <p className="quiet">{t('request.boughtText')}</p>}
      {kind === 'allocated' && (
        <FromPackage packages={packages} chosen={chosen} onChoose={setPackageId}>
          <Field
            label={t('quota.amount')}
            inputMode="numeric"
            maxLength={7}
            value={amount}
            error={problem}
            onChange={(event) => {
              setAmount(event.target.value);
              setProblem(undefined);
            }}
          />
        </FromPackage>
      )}
      <Field
        label={t(isReason ? 'request.reason' : 'request.word')}
        value={word}
        maxLength={200}
        error={isReason ? problem : undefined}
        onChange={(event) => {
          setWord(event.target.value);
          if (isReason) setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

interface Drafted {
  kind: Kind;
  chosen: CompanyPackage | undefined;
  amount: string;
  word: string;
}

type Judged =
  | { answer: RequestAnswer; wrong?: undefined }
  | { answer?: undefined; wrong: { key: string; values: Record<string, number> } };

/** The answer as it is sent, or what is wrong with the draft. */
function answerFrom({ kind, chosen, amount, word }: Drafted): Judged {
  const wrong = (key: string, values: Record<string, number> = {}): Judged => ({ wrong: { key, values } });
  if (kind === 'refused') return word === '' ? wrong('request.reasonMissing') : { answer: { kind, word } };
  if (kind !== 'allocated') return { answer: { kind, word } };
  if (chosen === undefined) return wrong('request.noPackage');
  if (!/^[1-9]\d{0,6}$/.test(amount.trim())) return wrong('quota.amountWrong');
  const max = leftOf(chosen);
  if (Number(amount) > max) return wrong('quota.tooMuch', { max });
  return { answer: { kind, packageId: chosen.packageId, amount: Number(amount), word } };
}

interface FromPackageProps {
  packages: readonly CompanyPackage[];
  chosen: CompanyPackage | undefined;
  onChoose: (packageId: number) => void;
  children: ReactNode;
}

function FromPackage({ packages, chosen, onChoose, children }: FromPackageProps) {
  const { t } = useTranslation('company');
  const wordsOf = usePackageWords();
  if (chosen === undefined) return <p className={styles.bad}>{t('request.noPackage')}</p>;
  return (
    <>
      <label className={styles.form}>
        {t('request.from')}
        <select
          className={styles.select}
          value={chosen.packageId}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {packages.map((given) => (
            <option key={given.packageId} value={given.packageId}>
              {t('request.leftOf', { name: wordsOf(given), left: leftOf(given) })}
            </option>
          ))}
        </select>
      </label>
      {children}
    </>
  );
}
