import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quotationCalls } from '../../../contract/quotations/calls.ts';
import { QUOTATION_DAYS } from '../../../contract/quotations/rules.ts';
import type { Quotation } from '../../../contract/quotations/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { showTotalFen } from '../../../ui/money.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import styles from '../dialogs.module.css';
import { orderState } from '../order/order-state.ts';

const DAYS = [3, 7, QUOTATION_DAYS, 30] as const;
const reads = [quotationCalls.listQuotations, quotationCalls.getQuotationNews];

interface QuotationsDialogProps {
  order: WorkOrder;
  onClose: () => void;
}

/** The quotations of an order: add one, copy its link, see what was accepted, revoke. */
export function QuotationsDialog({ order: { listId }, onClose }: QuotationsDialogProps) {
  const { t } = useTranslation('quotations');
  const { t: common } = useTranslation();
  const query = useCall(quotationCalls.listQuotations, { listId }, { staleTime: 0 });
  useMarkSeen(listId, query.data);
  return (
    <Dialog title={t('shop.title')} closeLabel={common('action.close')} onClose={onClose}>
      <div className={styles.body}>
        <NewQuotation listId={listId} />
        {query.data === undefined && query.error === null && <Skeleton label={t('loading')} rows={3} />}
        {query.error !== null && <CallFailed error={query.error} onRetry={() => void query.refetch()} />}
        {query.data?.map((quotation) => (
          <QuotationEntry key={quotation.quotationId} quotation={quotation} />
        ))}
      </div>
    </Dialog>
  );
}

/** Acceptances are seen once they are on screen. */
function useMarkSeen(listId: number, quotations: readonly Quotation[] | undefined) {
  const { run } = useAction((id: number) => request(quotationCalls.seeQuotations, { listId: id }), {
    changes: [quotationCalls.getQuotationNews],
    onError: () => true,
  });
  const hasAccepted = quotations?.some(({ state }) => state === 'accepted') === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is new with every render
  useEffect(() => {
    if (hasAccepted) void run(listId);
  }, [hasAccepted, listId]);
}

function NewQuotation({ listId }: { listId: number }) {
  const { t } = useTranslation('quotations');
  const [{ kind }] = useUrlState(orderState);
  const [days, setDays] = useState<number>(QUOTATION_DAYS);
  const [link, setLink] = useState<string>();
  const { run, isBusy, errorMessage } = useAction(() => request(quotationCalls.addQuotation, { listId, kind, days }), {
    isErrorInForm: true,
    changes: reads,
    onDone: ({ token }) => setLink(`${window.location.origin}${links.quotation(token)}`),
  });
  return (
    <section className={styles.body}>
      <p className="quiet">{t('shop.hint')}</p>
      <label className={styles.select}>
        {t('shop.days')}
        <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {t('shop.daysOf', { count: one })}
            </option>
          ))}
        </select>
      </label>
      <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
        {t('shop.add')}
      </Button>
      {errorMessage !== null && <p role="alert">{errorMessage}</p>}
      {link !== undefined && (
        <p className={styles.link} role="status">
          <span>{t('shop.link')}</span>
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
          <CopyButton text={link} />
        </p>
      )}
    </section>
  );
}

const variants: Record<Quotation['state'], TagVariant> = {
  open: 'accent',
  accepted: 'good',
  expired: 'neutral',
  revoked: 'neutral',
};

function QuotationEntry({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { quotationId, state, createdAt, expiresAt, acceptance, lines, totals } = quotation;
  const revoke = useAction(() => request(quotationCalls.revokeQuotation, { quotationId }), { changes: reads });
  return (
    <article className={styles.entry}>
      <p>
        <Tag variant={variants[state]}>{t(`shop.state.${state}`)}</Tag>{' '}
        <span className="number">{formatDateTime(createdAt, locale)}</span>
      </p>
      <p className="quiet number">
        {t('scheme.original.name')} {showTotalFen(totals.original.totalFen, locale)} · {t('scheme.brand.name')}{' '}
        {showTotalFen(totals.brand.totalFen, locale)} · {t('scheme.economy.name')}{' '}
        {showTotalFen(totals.economy.totalFen, locale)}
      </p>
      {acceptance !== null && (
        <>
          <p>
            {t('accepted', {
              name: acceptance.name,
              time: formatDateTime(acceptance.acceptedAt, locale),
              total: showTotalFen(acceptance.totalFen, locale),
            })}
          </p>
          <ul className={styles.choices}>
            {acceptance.choices.map(({ line, scheme }) => (
              <li key={line}>
                {line}. {lines.find((one) => one.line === line)?.name}:{' '}
                {scheme === null ? t('declined') : t(`scheme.${scheme}.name`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'open' && (
        <p>
          <span className="quiet">{t('shop.expires', { date: formatDateTime(expiresAt, locale) })}</span>{' '}
          <Button isSmall isBusy={revoke.isBusy} onClick={() => void revoke.run()}>
            {t('shop.revoke')}
          </Button>
        </p>
      )}
    </article>
  );
}
