import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotationCalls } from '../../contract/quotations/calls.ts';
import { type Scheme, schemes } from '../../contract/quotations/rules.ts';
import type { QuotationView } from '../../contract/quotations/schemas.ts';
import { chosenTotal } from '../../contract/quotations/scheme-totals.ts';
import { formatCalendarDate, formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { type Choice, choicesOf, chooseAll, wholeScheme } from './choice.ts';
import styles from './quotation-screen.module.css';
import { QuotedLines } from './quoted-lines.tsx';

interface QuotationFormProps {
  token: string;
  quotation: QuotationView;
}

/** The quotation with its schemes side by side, to be accepted as a whole or line by line. */
export function QuotationForm({ token, quotation }: QuotationFormProps) {
  const { lines, acceptance, isDemo } = quotation;
  const { t } = useTranslation('quotations');
  const [chosen, setChosen] = useState<Choice>(() => chooseAll(lines, 'original'));
  const choice: Choice =
    acceptance === null ? chosen : new Map(acceptance.choices.map(({ line, scheme }) => [line, scheme]));
  return (
    <>
      <Head quotation={quotation} />
      <SchemeCards
        quotation={quotation}
        selected={wholeScheme(choice)}
        onChoose={acceptance === null ? (scheme) => setChosen(chooseAll(lines, scheme)) : undefined}
      />
      <QuotedLines
        lines={lines}
        choice={choice}
        onChoose={
          acceptance === null ? (line, scheme) => setChosen((current) => new Map(current).set(line, scheme)) : undefined
        }
      />
      {acceptance === null ? (
        <AcceptForm token={token} quotation={quotation} choice={choice} />
      ) : (
        <Accepted acceptance={acceptance} lines={lines} />
      )}
      <footer className={styles.notes}>
        <p>{t('note')}</p>
        {isDemo && <p>{t('demoNote')}</p>}
      </footer>
    </>
  );
}

function Head({ quotation }: { quotation: QuotationView }) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { shopName, phone, address, logo, vehicleName, plate, customerName, pricedOn, expiresAt } = quotation;
  const facts = [
    [t('fact.customer'), customerName],
    [t('fact.vehicle'), vehicleName],
    [t('fact.plate'), plate],
    [t('fact.pricedOn'), formatCalendarDate(pricedOn, locale)],
    [t('fact.expires'), formatDateTime(expiresAt, locale)],
  ] as const;
  return (
    <header className={styles.head}>
      <div className={styles.shop}>
        {logo !== null && <img className={styles.logo} src={logo} alt="" />}
        <div>
          <strong>{shopName}</strong>
          <p className="quiet">
            {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>} {address}
          </p>
        </div>
      </div>
      <h1>{t('title')}</h1>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </header>
  );
}

interface SchemeCardsProps {
  quotation: QuotationView;
  selected: Scheme | null | undefined;
  onChoose: ((scheme: Scheme) => void) | undefined;
}

/** The three schemes with their totals. */
function SchemeCards({ quotation: { totals }, selected, onChoose }: SchemeCardsProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  return (
    <section className={styles.schemes} aria-label={t('schemes')}>
      {schemes.map((scheme) => {
        const { totalFen, unpricedNum } = totals[scheme];
        return (
          <div key={scheme} className={`${styles.scheme} ${scheme === selected ? styles.selected : ''}`}>
            <h2>{t(`scheme.${scheme}.name`)}</h2>
            <p className="quiet">{t(`scheme.${scheme}.hint`)}</p>
            <strong className="number">{showTotalFen(totalFen, locale)}</strong>
            {unpricedNum > 0 && <p className="quiet">{t('unpriced', { count: unpricedNum })}</p>}
            {onChoose !== undefined && (
              <Button aria-pressed={scheme === selected} onClick={() => onChoose(scheme)}>
                {t('chooseAll')}
              </Button>
            )}
          </div>
        );
      })}
    </section>
  );
}

function AcceptForm({ token, quotation, choice }: QuotationFormProps & { choice: Choice }) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const [name, setName] = useState(quotation.customerName);
  const [problem, setProblem] = useState<string>();
  const choices = choicesOf(choice);
  const { totalFen, unpricedNum } = chosenTotal(quotation.lines, choices);
  const { run, isBusy, errorMessage } = useAction(
    () => request(quotationCalls.acceptQuotation, { token, name: name.trim(), choices }),
    { isErrorInForm: true, changes: [quotationCalls.openQuotation] },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t('nameWanted'));
    if (choices.every(({ scheme }) => scheme === null)) return setProblem(t('nothingChosen'));
    setProblem(undefined);
    void run();
  };
  return (
    <form className={styles.accept} onSubmit={onSubmit} noValidate>
      <p>
        {t('chosenTotal')}{' '}
        <strong className="number" aria-live="polite">
          {showTotalFen(totalFen, locale)}
        </strong>
      </p>
      {unpricedNum > 0 && <p className="quiet">{t('unpriced', { count: unpricedNum })}</p>}
      <Field
        label={t('name')}
        maxLength={40}
        autoComplete="name"
        value={name}
        error={problem ?? errorMessage ?? undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="primary" type="submit" isBusy={isBusy}>
        {t('accept')}
      </Button>
    </form>
  );
}

interface AcceptedProps {
  acceptance: NonNullable<QuotationView['acceptance']>;
  lines: QuotationView['lines'];
}

function Accepted({ acceptance, lines }: AcceptedProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { name, acceptedAt, totalFen, choices } = acceptance;
  const { unpricedNum } = chosenTotal(lines, choices);
  return (
    <div className={styles.accepted} role="status">
      <p>{t('accepted', { name, time: formatDateTime(acceptedAt, locale), total: showTotalFen(totalFen, locale) })}</p>
      {unpricedNum > 0 && <p className="quiet">{t('unpriced', { count: unpricedNum })}</p>}
    </div>
  );
}
