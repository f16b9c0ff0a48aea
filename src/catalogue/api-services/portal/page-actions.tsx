import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentFormats } from '../../../contract/api-services/documents/rules.ts';
import type { DocumentPage } from '../../../contract/api-services/documents/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import { session } from '../../../providers/session/session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { downloadLink } from './download.ts';
import styles from './portal.module.css';

/** Try it, print it, take it along as a file. */
export function PageActions({ page }: { page: DocumentPage }) {
  const { t, i18n } = useTranslation('site-services');
  const [isBusy, setBusy] = useState(false);
  const code = page.interface === null && page.id === 'overview' ? undefined : page.id;
  // Signed-in users get the documents of their own permissions, which a plain link could not ask for.
  const onDownload = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    const token = session.get()?.token;
    if (token === undefined) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // Only signed-in users need this code.
    const isSaved = await import('./save-document.ts').then(
      ({ saveDocument }) => saveDocument(href, token),
      () => false,
    );
    setBusy(false);
    if (!isSaved) notify('error', t('downloadFailed'));
  };
  return (
    <div className={styles.actions}>
      {page.interface !== null && (
        <Link className={buttonClass('primary')} to={links.debugger(page.interface.code)}>
          {t('try')}
        </Link>
      )}
      <details className={styles.menu}>
        <summary className={buttonClass()}>
          <Icon name="download" size={16} /> {t('download')}
        </summary>
        <ul>
          {documentFormats
            .filter((format) => page.interface !== null || code === undefined || /word|markdown/.test(format))
            .map((format) => (
              <li key={format}>
                <a href={downloadLink({ format, code, lang: i18n.language })} download onClick={onDownload}>
                  {t(`format.${format}`)}
                </a>
              </li>
            ))}
        </ul>
      </details>
      <Button onClick={() => window.print()}>
        <Icon name="print" size={16} /> {t('print')}
      </Button>
    </div>
  );
}
