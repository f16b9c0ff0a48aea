import { useTranslation } from 'react-i18next';
import { curlSample } from '../../../contract/api-services/documents/curl-sample.ts';
import type { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { JsonTree } from '../../../ui/json-tree.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { copyText } from '../../shared/clipboard/copy-text.ts';
import { parseBody, valueAt } from './body-value.ts';
import styles from './debugger.module.css';

export type Called = ResultOf<typeof usageCalls.callInterface>;

const FAILED = 400;

/** The answer of a call with its time, size and charge, and the request as it was sent. */
export function CallResult({ called }: { called: Called }) {
  const { t } = useTranslation('api-debugger');
  const { t: common } = useTranslation();
  const { request, response, stringToSign, durationMs, bytes } = called;
  const answer = parseBody(response.body);
  const text = (path: string) => String(answer === undefined ? '' : (valueAt(answer, path) ?? ''));
  const share = async () => {
    const command = curlSample({ url: `${window.location.origin}${request.path}`, body: request.body });
    const isCopied = await copyText(command);
    notify(isCopied ? 'success' : 'warning', common(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="answer">
      <div className={styles.bar}>
        <h2 id="answer">{t('answer')}</h2>
        <Tag variant={response.status < FAILED ? 'good' : 'bad'}>HTTP {response.status}</Tag>
        <Tag>{text('code')}</Tag>
        <Button isSmall onClick={() => void share()}>
          {t('share')}
        </Button>
      </div>
      <dl className={styles.facts}>
        <dt>{t('time')}</dt>
        <dd>{durationMs} ms</dd>
        <dt>{t('size')}</dt>
        <dd>{t('bytes', { count: bytes })}</dd>
        <dt>{t('charge')}</dt>
        <dd>
          {t(`reason.${text('charge.reason') || 'error'}`)}: {text('charge.count') || '0'}
        </dd>
        {text('charge.remaining') !== '' && (
          <>
            <dt>{t('left')}</dt>
            <dd>{text('charge.remaining')}</dd>
          </>
        )}
      </dl>
      <ScrollRegion className={styles.tree} aria-label={t('answer')}>
        {answer === undefined ? (
          <pre>{response.body}</pre>
        ) : (
          <JsonTree
            value={answer}
            itemsText={(count) => t('items', { count })}
            moreText={(count) => t('more', { count })}
          />
        )}
      </ScrollRegion>
      <details>
        <summary>{t('sent')}</summary>
        <pre className={styles.code}>{requestText(request)}</pre>
      </details>
      <details>
        <summary>{t('stringToSign')}</summary>
        <pre className={styles.code}>{stringToSign}</pre>
      </details>
      <details>
        <summary>{t('headers')}</summary>
        <pre className={styles.code}>{headerLines(response.headers)}</pre>
      </details>
    </section>
  );
}

function requestText({ method, path, headers, body }: Called['request']): string {
  return `${method} ${path}\n${headerLines(headers)}\n\n${body}`;
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
