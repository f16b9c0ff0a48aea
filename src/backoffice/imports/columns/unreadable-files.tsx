import { Alert } from 'antd';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { placeText } from '../../../contract/imports/place-text.ts';
import { useMessages } from '../../messages.ts';
import { problemText } from '../problem-text.ts';

/** Files and sheets that cannot be read, with the reason of each. */
export function UnreadableFiles({ tables }: { tables: readonly ImportTable[] }) {
  const { t, language } = useMessages();
  const unreadable = tables.flatMap(({ tableNo, file, sheet, problem }) =>
    problem === undefined ? [] : [{ tableNo, name: placeText({ file, sheet }), problem }],
  );
  if (unreadable.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('catalogueImport:columns.unreadable', { count: unreadable.length })}
      description={
        <ul>
          {unreadable.map(({ tableNo, name, problem }) => (
            <li key={tableNo}>
              <strong>{name}</strong> {problemText(problem, language)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
