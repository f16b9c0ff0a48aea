import { useTranslation } from 'react-i18next';
import { type Scheme, schemes } from '../../contract/quotations/rules.ts';
import type { QuotedLine, QuotedOption } from '../../contract/quotations/schemas.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { showTotalFen } from '../../ui/money.ts';
import { supersededText } from '../shared/superseded/superseded-text.ts';
import { unitName } from '../shared/work-order/unit-name.ts';
import { type Choice, type Offer, offersOf } from './choice.ts';
import styles from './quoted-lines.module.css';

interface QuotedLinesProps {
  lines: readonly QuotedLine[];
  choice: Choice;
  /** Undefined once the quotation is accepted. */
  onChoose: ((line: number, scheme: Scheme | null) => void) | undefined;
}

/** Every line with its offers and the choice to decline it. */
export function QuotedLines({ lines, choice, onChoose }: QuotedLinesProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.line}>
          <fieldset className={styles.line} disabled={onChoose === undefined}>
            <legend>
              <span className={styles.position}>{line.line}</span> {line.name}{' '}
              <span className={styles.quantity}>
                × {line.quantity} {unitName(line.unit, locale)}
              </span>
            </legend>
            {offersOf(line).map((offer) => (
              <label key={offer.schemes[0]} className={styles.option} data-schemes={offer.schemes.length}>
                <input
                  type="radio"
                  name={`line-${line.line}`}
                  checked={offer.schemes.some((scheme) => choice.get(line.line) === scheme)}
                  onChange={() => onChoose?.(line.line, offer.schemes[0])}
                />
                <OfferDetails offer={offer} isPart={line.lineKind === 'part'} />
              </label>
            ))}
            <label className={styles.option}>
              <input
                type="radio"
                name={`line-${line.line}`}
                checked={choice.get(line.line) === null}
                onChange={() => onChoose?.(line.line, null)}
              />
              <span>{t('decline')}</span>
            </label>
          </fieldset>
        </li>
      ))}
    </ol>
  );
}

interface OfferDetailsProps {
  offer: Offer;
  /** Labour and materials have no original. */
  isPart: boolean;
}

function OfferDetails({ offer, isPart }: OfferDetailsProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { option } = offer;
  const { brandName, number, unitPriceFen, amountFen } = option;
  const isPriced = unitPriceFen !== null && amountFen !== null;
  return (
    <span className={styles.details}>
      <span className={styles.offer}>
        <span className={styles.schemeName}>
          {offer.schemes.length === schemes.length
            ? t('everyScheme')
            : offer.schemes.map((scheme) => t(`scheme.${scheme}.name`)).join(locale === 'en' ? ', ' : '、')}
        </span>
        {isPriced ? (
          <strong className="number">{showTotalFen(amountFen, locale)}</strong>
        ) : (
          <span className="quiet">{t('noPrice')}</span>
        )}
      </span>
      <span className={styles.part}>
        {brandName} <span className="oe">{number}</span>
      </span>
      <OptionNotes option={option} isPart={isPart} />
      {isPriced && unitPriceFen !== amountFen && (
        <span className={styles.note}>{t('each', { price: showTotalFen(unitPriceFen, locale) })}</span>
      )}
    </span>
  );
}

/** What the customer should know about the part that is offered. */
export function OptionNotes({ option, isPart }: { option: QuotedOption; isPart: boolean }) {
  const { t } = useTranslation('quotations');
  const { t: common } = useTranslation();
  const { isOriginalKept, successors = [], isDiscontinued = false } = option;
  const superseded = supersededText({ successors, isDiscontinued }, common);
  return (
    <>
      {superseded !== '' && <span className={styles.note}>{superseded}</span>}
      {isPart && isOriginalKept && <span className={styles.note}>{t('originalKept')}</span>}
    </>
  );
}
