import { Drawer } from 'antd';
import type { CSSProperties } from 'react';
import { flattenParameters } from '../../../contract/api-services/parameters.ts';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Spinner } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import styles from './permissions.module.css';

interface PreviewDrawerProps {
  customer: { userId: number; name: string };
  interfaceCode: string;
  onClose: () => void;
}

/** An interface as a customer sees it: what holds and why, the fields that are left, and the example. */
export function PreviewDrawer({ customer: { userId, name }, interfaceCode, onClose }: PreviewDrawerProps) {
  const { t } = useMessages();
  const { data, error, refetch } = useCall(
    permissionCalls.permissionPreview,
    { userId, interfaceCode },
    { staleTime: 0 },
  );
  return (
    <Drawer
      open
      width="min(640px, 100%)"
      title={t('apiPermission:preview.title', { name, code: interfaceCode })}
      onClose={onClose}
    >
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && <Preview preview={data} />}
    </Drawer>
  );
}

function Preview({ preview }: { preview: ResultOf<typeof permissionCalls.permissionPreview> }) {
  const { t, language } = useMessages();
  const numbers = new Intl.NumberFormat(language);
  const { source, isAllowed, perSecond, perDay, unitsLeft, definition } = preview;
  const facts = [
    ['isAllowed', t(`apiPermission:allowed.${isAllowed}`)],
    ['source', t(`apiPermission:from.${source}`)],
    ['perSecond', numbers.format(perSecond)],
    ['perDay', numbers.format(perDay)],
    ['unitsLeft', numbers.format(unitsLeft)],
  ] as const;
  return (
    <div className={styles.form}>
      <dl className={styles.facts}>
        {facts.map(([field, text]) => (
          <div key={field}>
            <dt>{t(`apiPermission:field.${field}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {definition === null ? (
        <p className="quiet">{t('apiPermission:preview.unpublished')}</p>
      ) : (
        <>
          <h2>{t('apiPermission:preview.fields')}</h2>
          <ul className={styles.fields}>
            {flattenParameters(definition.response).map(({ path, depth, parameter: { name, type, desc, descEn } }) => {
              const style: CSSProperties & Record<'--depth', number> = { '--depth': depth };
              return (
                <li key={path} style={style}>
                  <span className={styles.fieldName}>
                    <code>{name}</code> <span className="quiet">{inLanguage(language, desc, descEn)}</span>
                  </span>
                  <span className="quiet">{type}</span>
                </li>
              );
            })}
          </ul>
          <h2>{t('apiPermission:preview.example')}</h2>
          <ScrollRegion className={styles.example} aria-label={t('apiPermission:preview.example')}>
            <pre>{inLanguage(language, definition.responseExample, definition.responseExampleEn ?? '')}</pre>
          </ScrollRegion>
        </>
      )}
    </div>
  );
}
