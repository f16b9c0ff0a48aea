import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import styles from './export-menu.module.css';
import { type ExportFormat, exportFormats, exportSheet } from './export-sheet.ts';
import type { ListSheet } from './list-sheet.ts';

interface ExportMenuProps {
  label: string;
  makeSheet: () => ListSheet | Promise<ListSheet>;
}

/** Gives a list out as a file, written in the browser. */
export function ExportMenu({ label, makeSheet }: ExportMenuProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const onExport = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const sheet = await makeSheet();
      await exportSheet(sheet, format);
      // The file is there whether or not the company's log could be told of it.
      void request(companyCalls.addOperationLog, { action: 'export', subject: logged(sheet, format) }).catch(
        () => undefined,
      );
    } catch {
      // The writer could not be fetched, or the browser refused the file: the list itself is untouched.
      notify('error', t('export.failed'));
    } finally {
      setBusy(false);
    }
  };
  const face = (
    <>
      <Icon name="download" size={16} />
      <span data-words>{isBusy ? t('export.busy') : label}</span>
      <Icon name="down" size={14} />
    </>
  );
  return (
    <Popover label={label} trigger={face} className={styles.export ?? ''}>
      <div className={styles.formats}>
        {exportFormats.map((format) => (
          <Button
            key={format}
            variant="plain"
            disabled={isBusy}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              void onExport(format);
            }}
          >
            {t(`export.as.${format}`)}
          </Button>
        ))}
      </div>
    </Popover>
  );
}

/** What was taken out, as the company's log names it. */
function logged({ kind, title }: ListSheet, format: ExportFormat): string {
  return `${[...new Set([kind, title])].filter(Boolean).join(' · ').slice(0, 180)} (${format})`;
}
