import { useInvalidate } from '@refinedev/core';
import type { AnyCall, AnyUploadCall } from '../../contract/call.ts';
import { fieldText } from '../fields/field-text.ts';
import { inputSchemas } from '../fields/schemas.ts';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { ImportDialog } from './import-dialog.tsx';
import { importLabels } from './import-labels.ts';
import type { ImportSource } from './import-source.ts';

interface ResourceImportDialogProps {
  resource: Resource;
  calls: { planCall: AnyUploadCall; applyCall: AnyCall };
  onClose: () => void;
}

/** The import of a resource's records. */
export function ResourceImportDialog({ resource, calls, onClose }: ResourceImportDialogProps) {
  const messages = useMessages();
  const { t } = messages;
  const { name, crud } = resource;
  const invalidate = useInvalidate();
  const { names } = useReferences(resource, Object.keys(crud.input.shape));
  const source: ImportSource = {
    ...calls,
    title: t(`${name}:title`),
    labels: importLabels(resource, messages),
    heads: inputSchemas(resource).map(([field]) => t(`${name}:field.${field}`)),
    fieldLabel: (field) => t(`${name}:field.${field}`),
    valueText: (field, value) => fieldText(resource, field, { row: { [field]: value }, messages, names }),
    onDone: () => invalidate({ resource: name, invalidates: ['list', 'detail'] }),
  };
  return <ImportDialog source={source} onClose={onClose} />;
}
