import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { quotationCalls } from '../../contract/quotations/calls.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { language, storeLanguage } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { QuotationForm } from './quotation-form.tsx';
import styles from './quotation-screen.module.css';

const TOKEN = /^#([\w-]{22})$/;

/** A quotation as its customer sees it. The token is in the fragment, which browsers send to no server. */
export function QuotationScreen() {
  const { hash } = useLocation();
  const token = TOKEN.exec(hash)?.[1];
  useNoIndex();
  return (
    <div className={styles.screen}>
      <LanguageSwitch />
      {token === undefined ? <NotAvailable /> : <Quotation key={token} token={token} />}
    </div>
  );
}

function Quotation({ token }: { token: string }) {
  const { t } = useTranslation('quotations');
  const { data, error, refetch } = useCall(quotationCalls.openQuotation, { token }, { staleTime: 0 });
  if (data !== undefined) return <QuotationForm token={token} quotation={data} />;
  if (error === null) return <Skeleton label={t('loading')} rows={8} />;
  if (error instanceof CallError && error.code === '300305') return <NotAvailable />;
  return <CallFailed error={error} onRetry={() => void refetch()} />;
}

function NotAvailable() {
  const { t } = useTranslation('quotations');
  return (
    <>
      <h1 className="unseen">{t('title')}</h1>
      <State icon="list" title={t('missing')}>
        {t('missingHint')}
      </State>
    </>
  );
}

function LanguageSwitch() {
  const other = useStore(language) === 'en' ? 'zh-CN' : 'en';
  return (
    <div className={styles.language}>
      <Button variant="plain" isSmall lang={other} onClick={() => storeLanguage(other)}>
        {other === 'en' ? 'English' : '中文'}
      </Button>
    </div>
  );
}

/** The server sends the same as a header. */
function useNoIndex() {
  useEffect(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex, nofollow' });
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
