import { Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import styles from '../list/list.module.css';
import { useWords } from '../words.ts';
import { BillDrawer } from './bill-drawer.tsx';
import { type BillsQuery, paramsOfBills, readBillsQuery, unfiltered } from './bills-query.ts';
import { NoticesSection } from './notices-section.tsx';
import { OrdersSection } from './orders-section.tsx';

/** What was ordered and paid, and what the payment service told of it; each order opens beside the list. */
export function BillsPage() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const query = readBillsQuery(params);
  const go = (change: Partial<BillsQuery>) => setParams(paramsOfBills({ ...query, ...change }));
  const Section = query.view === 'orders' ? OrdersSection : NoticesSection;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('bill:title')}</h1>
        <Segmented
          aria-label={t('bill:title')}
          options={(['orders', 'notices'] as const).map((value) => ({ value, label: t(`bill:view.${value}`) }))}
          value={query.view}
          onChange={(view: BillsQuery['view']) => go({ ...unfiltered, view, page: 1 })}
        />
      </div>
      <Section query={query} onGo={go} onFind={(change) => go({ page: 1, order: undefined, ...change })} />
      {query.order !== undefined && (
        <BillDrawer key={query.order} orderCode={query.order} onClose={() => go({ order: undefined })} />
      )}
    </div>
  );
}
