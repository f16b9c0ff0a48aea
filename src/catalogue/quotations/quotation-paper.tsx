import { useTranslation } from 'react-i18next';
import { schemes } from '../../contract/quotations/rules.ts';
import type { QuotationView, QuotedLine, QuotedOption } from '../../contract/quotations/schemas.ts';
import { chosenTotal } from '../../contract/quotations/scheme-totals.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { showTotalFen } from '../../ui/money.ts';
import { Paper, paperTable } from '../shared/paper/paper.tsx';
import { unitName } from '../shared/work-order/unit-name.ts';
import { quotationFacts } from './quotation-facts.ts';
import styles from './quotation-paper.module.css';
import { OptionNotes } from './quoted-lines.tsx';

/** The quotation on paper: every scheme side by side, or, once it is accepted, what was accepted. */
export function QuotationPaper({ quotation }: { quotation: QuotationView }) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { acceptance, isDemo } = quotation;
  return (
    <Paper
      letterhead={quotation}
      title={t('title')}
      facts={quotationFacts(quotation, t, locale)}
      notes={isDemo ? [t('note'), t('demoNote')] : [t('note')]}
    >
      {acceptance === null ? (
        <AllSchemes quotation={quotation} />
      ) : (
        <AcceptedLines lines={quotation.lines} acceptance={acceptance} />
      )}
    </Paper>
  );
}

function AllSchemes({ quotation: { lines, totals } }: { quotation: QuotationView }) {
  const { t } = useTranslation('quotations');
  return (
    <table className={`${paperTable} ${styles.table}`}>
      <thead>
        <tr>
          <LineHeads />
          {schemes.map((scheme) => (
            <th key={scheme} scope="col" className={styles.scheme}>
              {t(`scheme.${scheme}.name`)}
              <span>{t(`scheme.${scheme}.hint`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line}>
            <LineCells line={line} />
            {schemes.map((scheme) => (
              <td key={scheme}>
                <Part line={line} option={line.options[scheme]} />
                <Amount option={line.options[scheme]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('paper.total')}
          </th>
          {schemes.map((scheme) => (
            <td key={scheme}>
              <Total {...totals[scheme]} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface AcceptedLinesProps {
  lines: QuotationView['lines'];
  acceptance: NonNullable<QuotationView['acceptance']>;
}

function AcceptedLines({ lines, acceptance }: AcceptedLinesProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { name, acceptedAt, totalFen, choices } = acceptance;
  const schemeOf = new Map(choices.map(({ line, scheme }) => [line, scheme]));
  return (
    <>
      <p className={styles.accepted}>
        {t('accepted', { name, time: formatDateTime(acceptedAt, locale), total: showTotalFen(totalFen, locale) })}
      </p>
      <table className={`${paperTable} ${styles.table}`}>
        <thead>
          <tr>
            <LineHeads />
            <th scope="col">{t('paper.scheme')}</th>
            <th scope="col">{t('paper.part')}</th>
            <th scope="col" className={styles.amount}>
              {t('paper.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const scheme = schemeOf.get(line.line) ?? null;
            return (
              <tr key={line.line}>
                <LineCells line={line} />
                <td>{scheme === null ? t('declined') : t(`scheme.${scheme}.name`)}</td>
                <td>{scheme !== null && <Part line={line} option={line.options[scheme]} />}</td>
                <td>{scheme !== null && <Amount option={line.options[scheme]} />}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('paper.total')}
            </th>
            <td>
              <Total totalFen={totalFen} unpricedNum={chosenTotal(lines, choices).unpricedNum} />
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function LineHeads() {
  const { t } = useTranslation('quotations');
  return (
    <>
      <th scope="col" className={styles.position}>
        {t('paper.position')}
      </th>
      <th scope="col">{t('paper.item')}</th>
      <th scope="col" className={styles.quantity}>
        {t('paper.quantity')}
      </th>
    </>
  );
}

function LineCells({ line: { line, name, quantity, unit } }: { line: QuotedLine }) {
  const locale = useStore(language);
  return (
    <>
      <td className={styles.position}>{line}</td>
      <td>{name}</td>
      <td className={styles.quantity}>
        {quantity} {unitName(unit, locale)}
      </td>
    </>
  );
}

function Part({ line, option }: { line: QuotedLine; option: QuotedOption }) {
  return (
    <p className={styles.part}>
      {option.brandName} <span className="oe">{option.number}</span>
      <OptionNotes option={option} isPart={line.lineKind === 'part'} />
    </p>
  );
}

function Amount({ option: { unitPriceFen, amountFen } }: { option: QuotedOption }) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  if (unitPriceFen === null || amountFen === null) return <p className={styles.amount}>{t('noPrice')}</p>;
  return (
    <p className={styles.amount}>
      {unitPriceFen !== amountFen && <span>{t('each', { price: showTotalFen(unitPriceFen, locale) })}</span>}
      <strong>{showTotalFen(amountFen, locale)}</strong>
    </p>
  );
}

function Total({ totalFen, unpricedNum }: { totalFen: number; unpricedNum: number }) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  return (
    <p className={styles.amount}>
      <strong>{showTotalFen(totalFen, locale)}</strong>
      {unpricedNum > 0 && <span>{t('unpriced', { count: unpricedNum })}</span>}
    </p>
  );
}
