import { Button } from 'antd';
import { csvOf, download } from '../list/export/csv.ts';
import { useMessages } from '../messages.ts';
import type { ImportSource } from './import-source.ts';

/** Downloads an empty file with the heads of the current language. */
export function TemplateLink({ source: { title, heads } }: { source: ImportSource }) {
  const { t } = useMessages();
  return (
    <Button type="link" onClick={() => download(`${title}.csv`, csvOf(heads, []))}>
      {t('import.template')}
    </Button>
  );
}
