import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DocumentPage } from '../../../contract/api-services/documents/schemas.ts';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { links, paths } from '../../shared/navigation/paths.ts';
import { BodyForm } from './body-form.tsx';
import { CallResult } from './call-result.tsx';
import styles from './debugger.module.css';
import { PastCalls } from './past-calls.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { requestExample, requestRows } from './request-blocks.ts';
import { useInterfaceCall } from './use-interface-call.ts';

const modes = ['form', 'json'] as const;

/** Key and body on one side, the answer on the other. Ctrl and Enter sends. */
export function InterfaceCaller({ page }: { page: DocumentPage }) {
  const { t } = useTranslation('api-debugger');
  const code = page.interface?.code ?? page.id;
  const example = requestExample(page);
  const [body, setBody] = useState(example);
  const [mode, setMode] = useState<(typeof modes)[number]>('form');
  const [keyId, setKeyId] = useState<number | null>(null);
  const call = useInterfaceCall({ keyId, interfaceCode: code, body });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    call.send();
  };
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className="quiet">
          {t('lead')} <Link to={links.document(code)}>{t('document')}</Link>
        </p>
      </header>
      <div className={styles.columns}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Ctrl+Enter of the controls inside */}
        <div className={panelClass(styles.panel)} onKeyDown={onKeyDown}>
          <KeyChoice keyId={keyId} onChange={setKeyId} />
          <div className={styles.bar}>
            <Segments
              legend={t('input')}
              name="input"
              options={modes.map((each) => [each, t(`mode.${each}`)] as const)}
              value={mode}
              onChange={setMode}
            />
            <Button isSmall onClick={() => setBody(example)}>
              {t('sample')}
            </Button>
          </div>
          {mode === 'form' ? (
            <BodyForm rows={requestRows(page)} body={body} onChange={setBody} />
          ) : (
            <textarea
              className={styles.json}
              aria-label={t('mode.json')}
              rows={14}
              spellCheck={false}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
          {call.errorMessage !== null && (
            <p className={styles.problem} role="alert">
              {call.errorMessage}
            </p>
          )}
          <div className={styles.bar}>
            <Button variant="primary" isBusy={call.isBusy} aria-keyshortcuts="Control+Enter" onClick={call.send}>
              {t('send')}
            </Button>
            <span className="quiet">{t('shortcut')}</span>
          </div>
        </div>
        <div className={styles.results} aria-live="polite">
          {call.called === null ? (
            <p className={panelClass(styles.panel)}>{t('noAnswer')}</p>
          ) : (
            <CallResult called={call.called} />
          )}
          <PastCalls calls={call.history} onChoose={(past) => setBody(past.body)} onClear={call.clearHistory} />
        </div>
      </div>
      {call.price !== null && <PriceDialog price={call.price} onCancel={call.cancel} onCall={call.confirm} />}
    </div>
  );
}

function KeyChoice({ keyId, onChange }: { keyId: number | null; onChange: (keyId: number | null) => void }) {
  const { t } = useTranslation('api-debugger');
  const { data } = useCall(keyCalls.apiKeyList, {});
  return (
    <label className={styles.choice}>
      {t('key')}
      <select
        value={keyId ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{t('testKey')}</option>
        {data?.keys.map((key) => (
          <option key={key.keyId} value={key.keyId}>
            {key.name} ({t(`keyMode.${key.mode}`)} …{key.hint})
          </option>
        ))}
      </select>
      <Link to={paths.userApi}>{t('keys')}</Link>
    </label>
  );
}
