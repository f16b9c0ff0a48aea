import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotationCalls } from '../../contract/quotations/calls.ts';
import type { QuotationView } from '../../contract/quotations/schemas.ts';
import { chosenTotal } from '../../contract/quotations/scheme-totals.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showTotalFen } from '../../ui/money.ts';
import styles from './accept-form.module.css';
import { type Choice, choicesOf } from './choice.ts';

interface AcceptFormProps {
  token: string;
  quotation: QuotationView;
  choice: Choice;
  /** The lines to choose in: the total and the button stay in view below them. */
  children: ReactNode;
}

export function AcceptForm({ token, quotation, choice, children }: AcceptFormProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const [name, setName] = useState(quotation.customerName);
  const [problem, setProblem] = useState<'nameWanted' | 'nothingChosen'>();
  const field = useRef<HTMLInputElement>(null);
  const choices = choicesOf(choice);
  const { totalFen, unpricedNum } = chosenTotal(quotation.lines, choices);
  const { run, isBusy, errorMessage } = useAction(
    () => request(quotationCalls.acceptQuotation, { token, name: name.trim(), choices }),
    { isErrorInForm: true, changes: [quotationCalls.openQuotation] },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem('nameWanted');
      // The field may be far below the button.
      field.current?.focus();
      return;
    }
    if (choices.every(({ scheme }) => scheme === null)) return setProblem('nothingChosen');
    setProblem(undefined);
    void run();
  };
  const failure = problem === 'nothingChosen' ? t(problem) : errorMessage;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <div className={styles.name}>
        <Field
          label={t('name')}
          maxLength={40}
          autoComplete="name"
          className={styles.nameInput}
          inputRef={field}
          value={name}
          error={problem === 'nameWanted' ? t(problem) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className={styles.bar}>
        <div className={styles.total}>
          <p>
            {t('chosenTotal')}{' '}
            <strong className="number" aria-live="polite">
              {showTotalFen(totalFen, locale)}
            </strong>
          </p>
          {unpricedNum > 0 && <p className={styles.unpriced}>{t('unpriced', { count: unpricedNum })}</p>}
        </div>
        <Button variant="primary" type="submit" className={styles.button ?? ''} isBusy={isBusy}>
          {t('accept')}
        </Button>
        {failure != null && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
    </form>
  );
}
