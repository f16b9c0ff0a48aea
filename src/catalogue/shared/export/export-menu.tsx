import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
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
  /** Asked before a file is written; resolves to whether it is. */
  confirm?: () => Promise<boolean>;
}

/** Exports a list to a file that is written in the browser. */
export function ExportMenu({ label, makeSheet, confirm = async () => true }: ExportMenuProps) {
  const { t } = useTranslation();
  const { run, isBusy } = useAction(
    async (format: ExportFormat) => {
      const sheet = await makeSheet();
      await exportSheet(sheet, format);
      return sheet;
    },
    {
      onDone(sheet, format) {
        const entry = { action: 'export' as const, subject: logSubject(sheet, format) };
        // A failed log entry must not fail the export.
        void request(companyCalls.addOperationLog, entry).catch(() => undefined);
      },
      // A list that could not be loaded, a writer that could not be loaded, or a file that the browser rejected.
      onError() {
        notify('error', t('export.failed'));
        return true;
      },
    },
  );
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
              void confirm().then((isConfirmed) => (isConfirmed ? run(format) : undefined));
            }}
          >
            {t(`export.as.${format}`)}
          </Button>
        ))}
      </div>
    </Popover>
  );
}

/** The subject of the entry in the company's operation log. */
function logSubject({ kind, title }: ListSheet, format: ExportFormat): string {
  return `${[...new Set([kind, title])].filter(Boolean).join(' · ').slice(0, 180)} (${format})`;
}
