import { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import { remarkImportFields } from '../../../contract/users/prospect-rules.ts';
import { remarkCalls } from '../../../contract/users/remark-calls.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { useMessages } from '../../messages.ts';
import { ImportDialog } from '../../record-imports/import-dialog.tsx';
import type { ImportSource } from '../../record-imports/import-source.ts';
import { useProspectChoices } from '../use-prospect-choices.ts';

const changed = [remarkCalls.remarkList, prospectCalls.prospectList, prospectCalls.prospectCounts];

/** The import of remarks on users. */
export function RemarkImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const { intentionName } = useProspectChoices();
  const fieldLabel = (field: string) => t(`opportunity:import.${field}`);
  const source: ImportSource = {
    title: t('opportunity:import.title'),
    planCall: remarkCalls.remarkImportPlan,
    applyCall: remarkCalls.remarkImportApply,
    labels: { heads: Object.fromEntries(remarkImportFields.map((field) => [fieldLabel(field), field])), choices: {} },
    heads: remarkImportFields.map(fieldLabel),
    fieldLabel,
    valueText: (field, value) =>
      field === 'intention' && typeof value === 'number' ? intentionName(value) : String(value ?? ''),
    onDone: () => refetchCalls(...changed),
  };
  return <ImportDialog source={source} onClose={onClose} />;
}
