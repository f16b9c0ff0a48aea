import { Definition } from '../../../contract/api-services/definition.ts';
import type { Interface } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import { flattenParameters, Parameter } from '../../../contract/api-services/parameters.ts';
import { FieldConflictDialog } from '../../form/conflict-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { useServiceClasses } from '../interfaces/use-service-classes.ts';
import type { DefinitionConflict } from './use-interface-editor.ts';

interface DefinitionConflictDialogProps {
  conflict: DefinitionConflict;
  onResolve: (chosen: Pick<Interface, 'code' | 'definition'>) => void;
  onCancel: () => void;
}

const fields = ['code', ...Object.keys(Definition.shape).filter((field) => field !== 'address')];
const Parameters = Parameter.array();

/** Someone else has saved the interface: mine or theirs, part by part of the definition. */
export function DefinitionConflictDialog({ conflict, onResolve, onCancel }: DefinitionConflictDialogProps) {
  const { t } = useMessages();
  const classes = useServiceClasses();
  const textOf = (value: unknown, field: string): string => {
    if (field === 'classId') return classes.find(([classId]) => classId === value)?.[1] ?? String(value);
    if (field === 'rule') return t(`apiInterface:rule.${value}`);
    const tree = Parameters.safeParse(value);
    if (tree.success) return treeText(tree.data);
    return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
  };
  return (
    <FieldConflictDialog
      conflict={conflict}
      fields={fields}
      labelOf={(field) => t(`apiInterface:field.${field}`)}
      textOf={(row, field) => textOf(row[field], field)}
      onResolve={(values) => {
        const { code, ...definition } = { ...conflict.theirs, ...values };
        onResolve({ code: String(code), definition: Definition.parse(definition) });
      }}
      onCancel={onCancel}
    />
  );
}

function treeText(parameters: Parameter[]): string {
  return flattenParameters(parameters)
    .map(({ path, parameter: { type, empty, desc, descEn } }) =>
      [`${path}: ${type}${empty ? '?' : ''}`, desc, descEn].filter(Boolean).join(' · '),
    )
    .join('\n');
}
