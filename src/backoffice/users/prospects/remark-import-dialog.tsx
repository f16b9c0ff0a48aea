import { remarkImportFields } from '../../../contract/users/prospect-rules.ts';
import { remarkCalls } from '../../../contract/users/remark-calls.ts';
import { useMessages } from '../../messages.ts';
import { ImportDialog } from '../../record-imports/import-dialog.tsx';
import type { ImportSource } from '../../record-imports/import-source.ts';
import { useProspectChoices } from '../use-prospect-choices.ts';
import { useRefetchProspects } from '../use-refetch-prospects.ts';

/** The import of remarks on users. */
export function RemarkImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const { intentionName } = useProspectChoices();
  const refetch = useRefetchProspects();
  const fieldLabel = (field: string) => t(`prospect:import.${field}`);
  const source: ImportSource = {
    title: t('prospect:import.title'),
    planCall: remarkCalls.remarkImportPlan,
    applyCall: remarkCalls.remarkImportApply,
    labels: { heads: Object.fromEntries(remarkImportFields.map((field) => [fieldLabel(field), field])), choices: {} },
    heads: remarkImportFields.map(fieldLabel),
    fieldLabel,
    valueText: (field, value) =>
      field === 'intention' && typeof value === 'number' ? intentionName(value) : String(value ?? ''),
    onDone: refetch,
  };
  return <ImportDialog source={source} onClose={onClose} />;
}
