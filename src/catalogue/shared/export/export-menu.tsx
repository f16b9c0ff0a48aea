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

interface ExportFormatsProps {
  makeSheet: () => ListSheet | Promise<ListSheet>;
  /** Asked before a file is written; resolves to whether it is. */
  confirm?: () => Promise<boolean>;
}

interface ExportMenuProps extends ExportFormatsProps {
  label: string;
}

/** Exports a list to a file that is written in the browser. */
export function ExportMenu({ label, ...list }: ExportMenuProps) {
  const { t } = useTranslation();
  const action = useExport(list);
  const face = (
    <>
      <Icon name="download" size={16} />
      <span data-words>{action.isBusy ? t('export.busy') : label}</span>
      <Icon name="down" size={14} />
    </>
  );
  return (
    <Popover label={label} trigger={face} className={styles.export ?? ''}>
      <Formats {...action} />
    </Popover>
  );
}

/** The formats of an export as buttons, for a menu that holds other tools too. */
export function ExportFormats(list: ExportFormatsProps) {
  return <Formats {...useExport(list)} />;
}

function Formats({ onExport, isBusy }: ReturnType<typeof useExport>) {
  const { t } = useTranslation();
  return (
    <div className={styles.formats}>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="plain"
          disabled={isBusy}
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            onExport(format);
          }}
        >
          {t(`export.as.${format}`)}
        </Button>
      ))}
    </div>
  );
}

function useExport({ makeSheet, confirm = async () => true }: ExportFormatsProps) {
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
  return {
    isBusy,
    onExport: (format: ExportFormat) => void confirm().then((isConfirmed) => (isConfirmed ? run(format) : undefined)),
  };
}

/** The subject of the entry in the company's operation log. */
function logSubject({ kind, title }: ListSheet, format: ExportFormat): string {
  return `${[...new Set([kind, title])].filter(Boolean).join(' · ').slice(0, 180)} (${format})`;
}
