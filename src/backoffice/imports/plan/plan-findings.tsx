import type { ReactNode } from 'react';
import { catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import { formatCalendarDate } from '../../../contract/shop-time.ts';
import { useMessages } from '../../messages.ts';
import type { CatalogueImport } from '../catalogue-import.ts';
import { shortFieldLabel } from '../columns/field-label.ts';
import styles from '../imports.module.css';
import { ReplaceNewerButton } from './replace-newer-button.tsx';

const orderTexts = { gone: 'ordersGone', replaced: 'ordersReplaced', price: 'ordersPrice' } as const;

interface Finding {
  count: number;
  samples?: readonly (string | number)[];
  /** Further values of its text. */
  words?: Record<string, string | number>;
  /** What can be chosen about it. */
  choice?: ReactNode;
}

/** What a person should know before publishing, besides the counts. */
export function PlanFindings({ plan, found }: { plan: ImportPlan; found: CatalogueImport }) {
  const { t, language } = useMessages();
  const { isFull, tables } = found;
  const { newStandardParts, cycles, emptyHotspots, keptGone, olderPrices, priceMoves } = plan;
  const { areReplaced } = olderPrices;
  const finding = (name: string, { count, samples = [], words = {}, choice }: Finding) =>
    count === 0
      ? []
      : [
          {
            key: `${name} ${Object.values(words).join(' ')}`,
            text: t(`catalogueImport:finding.${name}`, { ...words, count, formatted: count.toLocaleString(language) }),
            samples,
            choice,
          },
        ];
  const ofColumns = plan.columns.flatMap(({ tableNo, file, field, finding: name, count, length, examples }) => {
    const described = catalogueFiles.find((one) => one.name === file);
    const words = {
      table: tables.find((table) => table.tableNo === tableNo)?.file ?? file,
      field: described === undefined ? field : shortFieldLabel(described, field, language),
      length,
    };
    return finding(name, { count: name === 'mostlyWrong' ? 1 : count, samples: examples, words });
  });
  const ofOrders = plan.workOrders.flatMap(({ what, orders, numbers, samples }) =>
    finding(orderTexts[what], { count: numbers, samples, words: { orders: orders.toLocaleString(language) } }),
  );
  const kept = Object.entries(keptGone);
  const findings = [
    ...ofColumns,
    ...finding('lostZeros', {
      count: plan.lostZeros.count,
      samples: plan.lostZeros.samples.map(({ number, known }) => `${number} → ${known}`),
    }),
    ...finding(areReplaced ? 'newerReplaced' : 'newerKept', {
      count: olderPrices.count,
      samples: olderPrices.samples.map(
        ({ number, given, current }) =>
          `${number} ${formatCalendarDate(given, language)} → ${formatCalendarDate(current, language)}`,
      ),
      choice: <ReplaceNewerButton found={found} areReplaced={areReplaced} />,
    }),
    ...finding('leftOut', plan.leftOut),
    ...ofOrders,
    ...finding('above50', { count: priceMoves.above50 }),
    ...finding('cycles', { count: cycles.count, samples: cycles.lines }),
    ...finding('emptyHotspots', emptyHotspots),
    ...finding('newStandardParts', {
      count: newStandardParts.count,
      samples: newStandardParts.samples.map(({ name, rows }) =>
        rows === 0 ? name : t('catalogueImport:finding.rowsOfName', { name, count: rows }),
      ),
    }),
    ...finding('keptGone', {
      count: kept.reduce((sum, [, count]) => sum + count, 0),
      samples: kept.map(([name, count]) => `${t(`catalogueImport:table.${name}`)} ${count.toLocaleString(language)}`),
    }),
  ];
  if (findings.length === 0 && !isFull) return null;
  return (
    <section className={styles.panel}>
      <h2>{t('catalogueImport:finding.title')}</h2>
      <ul>
        {isFull && <li>{t('catalogueImport:finding.full')}</li>}
        {findings.map(({ key, text, samples, choice }) => (
          <li key={key}>
            {text}
            {samples.length > 0 && <span className="quiet"> {samples.join(', ')}</span>} {choice}
          </li>
        ))}
      </ul>
    </section>
  );
}
