import { App, Button } from 'antd';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { IMPORT_PUBLISH_POWER } from '../../../contract/imports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';

interface PublishAgainButtonProps {
  version: number;
  sourceName: string;
  /** The import is being checked again. */
  onDone?: (importId: number) => void;
}

/** Has a withdrawn version checked again; its plan is then published like any other. */
export function PublishAgainButton({ version, sourceName, onDone }: PublishAgainButtonProps) {
  const { t } = useMessages();
  const { modal } = App.useApp();
  const canPublish = usePowers().has(IMPORT_PUBLISH_POWER);
  const check = useAction(() => request(importsCalls.catalogueVersionPublishAgain, { version }), {
    onDone: ({ importId }) => onDone?.(importId),
    changes: [importsCalls.catalogueVersionList, importsCalls.importList, importsCalls.importGet],
  });
  if (!canPublish) return null;
  const label = t('catalogueImport:versions.publishAgain');
  const confirm = () =>
    void modal.confirm({
      title: t('catalogueImport:versions.publishAgainTitle', { version, name: sourceName }),
      content: t('catalogueImport:versions.publishAgainHint'),
      okText: label,
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        await check.run();
      },
    });
  return (
    <Button size="small" loading={check.isBusy} aria-label={`${label}: ${version}`} onClick={confirm}>
      {label}
    </Button>
  );
}
