import { Button } from 'antd';
import { inputSchemas } from '../fields/schemas.ts';
import { csvOf, download } from '../list/export/csv.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';

/** Downloads an empty file with the heads of the current language. */
export function TemplateLink({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const { name } = resource;
  const heads = inputSchemas(resource).map(([field]) => t(`${name}:field.${field}`));
  return (
    <Button type="link" onClick={() => download(`${t(`${name}:title`)}.csv`, csvOf(heads, []))}>
      {t('import.template')}
    </Button>
  );
}
