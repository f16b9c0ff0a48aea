import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotationView } from '../../contract/quotations/schemas.ts';
import { chosenTotal } from '../../contract/quotations/scheme-totals.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { useIsPrinting } from '../../ui/hooks/use-is-printing.ts';
import { showTotalFen } from '../../ui/money.ts';
import { AcceptForm } from './accept-form.tsx';
import { type Choice, chooseAll, wholeScheme } from './choice.ts';
import { QuotationHead } from './quotation-head.tsx';
import { QuotationPaper } from './quotation-paper.tsx';
import styles from './quotation-screen.module.css';
import { QuotedLines } from './quoted-lines.tsx';
import { SchemeCards } from './scheme-cards.tsx';

interface QuotationFormProps {
  token: string;
  quotation: QuotationView;
}

/** The quotation with its schemes side by side, to be accepted as a whole or line by line; in print, its paper. */
export function QuotationForm({ token, quotation }: QuotationFormProps) {
  const { t } = useTranslation('quotations');
  const isPrinting = useIsPrinting();
  const [wasOpen] = useState(quotation.acceptance === null);
  return (
    <>
      <div className={styles.quotation}>
        <QuotationHead quotation={quotation} />
        {quotation.acceptance === null ? (
          <Open token={token} quotation={quotation} />
        ) : (
          <Accepted quotation={quotation} acceptance={quotation.acceptance} isNew={wasOpen} />
        )}
        <footer className={styles.notes}>
          <p>{t('note')}</p>
          {quotation.isDemo && <p>{t('demoNote')}</p>}
        </footer>
      </div>
      {isPrinting && <QuotationPaper quotation={quotation} />}
    </>
  );
}

function Open({ token, quotation }: QuotationFormProps) {
  const { lines } = quotation;
  const [choice, setChoice] = useState<Choice>(() => chooseAll(lines, 'original'));
  return (
    <AcceptForm token={token} quotation={quotation} choice={choice}>
      <SchemeCards
        quotation={quotation}
        selected={wholeScheme(choice, lines)}
        onChoose={(scheme) => setChoice(chooseAll(lines, scheme))}
      />
      <QuotedLines
        lines={lines}
        choice={choice}
        onChoose={(line, scheme) => setChoice((current) => new Map(current).set(line, scheme))}
      />
    </AcceptForm>
  );
}

interface AcceptedProps {
  quotation: QuotationView;
  acceptance: NonNullable<QuotationView['acceptance']>;
  /** Accepted during this visit: the confirmation takes the focus, for the button that had it is gone. */
  isNew: boolean;
}

function Accepted({ quotation, acceptance, isNew }: AcceptedProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { name, acceptedAt, totalFen, choices } = acceptance;
  const { unpricedNum } = chosenTotal(quotation.lines, choices);
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) confirmation.current?.focus();
  }, [isNew]);
  const choice: Choice = new Map(choices.map(({ line, scheme }) => [line, scheme]));
  return (
    <>
      <div ref={confirmation} className={styles.accepted} role="status" tabIndex={-1}>
        <p>
          {t('accepted', { name, time: formatDateTime(acceptedAt, locale), total: showTotalFen(totalFen, locale) })}
        </p>
        {unpricedNum > 0 && <p className="quiet">{t('unpriced', { count: unpricedNum })}</p>}
      </div>
      <SchemeCards quotation={quotation} selected={wholeScheme(choice, quotation.lines)} onChoose={undefined} />
      <QuotedLines lines={quotation.lines} choice={choice} onChoose={undefined} />
    </>
  );
}
