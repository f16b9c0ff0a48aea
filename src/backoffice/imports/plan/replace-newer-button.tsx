import { Button } from 'antd';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { IMPORT_EDIT_POWER } from '../../../contract/imports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import type { CatalogueImport } from '../catalogue-import.ts';

interface ReplaceNewerButtonProps {
  found: CatalogueImport;
  areReplaced: boolean;
}

/** Makes a plan again that replaces newer prices of the catalogue, or keeps them after all. */
export function ReplaceNewerButton({ found, areReplaced }: ReplaceNewerButtonProps) {
  const { t } = useMessages();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const { importId, rowVersion, status } = found;
  const body = { importId, rowVersion, replacesNewer: !areReplaced };
  const planAgain = useAction(() => request(importsCalls.importReplaceNewer, body), {
    changes: [importsCalls.importGet, importsCalls.importList],
  });
  if (!canEdit || status !== 'planned') return null;
  return (
    <Button size="small" loading={planAgain.isBusy} onClick={() => void planAgain.run()}>
      {t(areReplaced ? 'catalogueImport:plan.keepNewer' : 'catalogueImport:plan.replaceNewer')}
    </Button>
  );
}
