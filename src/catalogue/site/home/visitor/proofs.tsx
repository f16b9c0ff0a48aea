import { useTranslation } from 'react-i18next';
import type { HomePage } from '../../../../contract/site/schemas.ts';
import { showPriceFen } from '../../../../ui/money.ts';
import { platform } from '../../../shared/site/platform.ts';
import { correctedVin } from './corrected-vin.ts';
import styles from './proofs.module.css';
import sections from './sections.module.css';

/** Three things that the catalogue does, each with its own data. */
export function Proofs({ page }: { page: HomePage }) {
  const { t } = useTranslation('site-visitor', { keyPrefix: platform });
  const { repair, comparison, service } = page;
  if (repair === null && comparison === null && service === null) return null;
  return (
    <section className={sections.section} aria-labelledby="proofs">
      <h2 id="proofs">{t('proofs.title')}</h2>
      <p className={sections.lead}>{t('proofs.lead')}</p>
      <div className={sections.proofs}>
        {repair !== null && <Repair repair={repair} />}
        {comparison !== null && <Comparison comparison={comparison} />}
        {service !== null && <Service service={service} />}
      </div>
    </section>
  );
}

function Repair({ repair: { typed, candidates } }: { repair: NonNullable<HomePage['repair']> }) {
  const { t } = useTranslation('site-visitor');
  return (
    <article className={styles.proof}>
      <h3>{t('repair.title')}</h3>
      <p>
        <span className={styles.label}>{t('repair.typed')}</span>
        <span className={`oe ${styles.vin}`}>{typed}</span>
      </p>
      {candidates.map(({ vin, changes }, place) => (
        <p key={vin}>
          <span className={styles.label}>{t(place === 0 ? 'repair.likeliest' : 'repair.possible')}</span>
          <span className={`oe ${styles.vin}`}>
            {correctedVin(typed, changes).map(({ text, kind }, index) =>
              // The pieces have no other identity than their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              kind === 'same' ? text : kind === 'out' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>,
            )}
          </span>
        </p>
      ))}
    </article>
  );
}

function Comparison({ comparison }: { comparison: NonNullable<HomePage['comparison']> }) {
  const { t } = useTranslation('site-visitor');
  const { name, brandName, oe, priceFen, offers } = comparison;
  return (
    <article className={styles.proof}>
      <h3>{t('comparison.title')}</h3>
      <table className={styles.prices}>
        <caption>{name}</caption>
        <tbody>
          <tr>
            <th scope="row">
              {t('comparison.original', { brand: brandName })} <small className="oe">{oe}</small>
            </th>
            <td className="number">¥{showPriceFen(priceFen)}</td>
          </tr>
          {offers.map((offer) => (
            <tr key={`${offer.brandName} ${offer.number}`} className={styles.offer}>
              <th scope="row">
                {offer.brandName} <small className="oe">{offer.number}</small>
              </th>
              <td className="number">
                ¥{showPriceFen(offer.priceFen)} <small>−{Math.round((1 - offer.priceFen / priceFen) * 100)}%</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function Service({ service: { vehicleName, mileage, marks, next } }: { service: NonNullable<HomePage['service']> }) {
  const { t, i18n } = useTranslation('site-visitor');
  const km = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const most = Math.max(...marks.map(({ jobs }) => jobs));
  return (
    <article className={styles.proof}>
      <h3>{t('service.title')}</h3>
      <p className={styles.label}>{t('service.reading', { vehicle: vehicleName, km: km(mileage) })}</p>
      <ol className={styles.marks} aria-label={t('service.marks')}>
        {marks.map((mark) => (
          <li key={mark.km} data-next={mark.km === next.km || undefined}>
            <span className="unseen">{t('service.mark', { km: km(mark.km), count: mark.jobs })}</span>
            <i aria-hidden="true" style={{ height: `${(mark.jobs / most) * 100}%` }} />
            <small aria-hidden="true" className={`${styles.km} number`}>
              {mark.km / 1000}
            </small>
          </li>
        ))}
      </ol>
      <p>
        <strong>{t('service.next', { km: km(next.km) })}</strong> {inSentence(next.jobs).join(t('service.comma'))}
      </p>
    </article>
  );
}

/** Jobs after the first follow a comma, and so begin in lower case. */
function inSentence(jobs: readonly string[]): string[] {
  return jobs.map((job, index) => (index === 0 ? job : job.charAt(0).toLowerCase() + job.slice(1)));
}
