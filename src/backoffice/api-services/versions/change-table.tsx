import { Checkbox } from 'antd';
import { useState } from 'react';
import type { DefinitionChange } from '../../../contract/api-services/interfaces/definition-diff.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import { useMessages } from '../../messages.ts';
import styles from './versions.module.css';

const variants: Record<DefinitionChange['kind'], TagVariant> = { added: 'good', removed: 'bad', changed: 'accent' };

/** What differs between two definitions, the two sides beside each other. */
export function ChangeTable({ changes }: { changes: readonly DefinitionChange[] }) {
  const { t } = useMessages();
  const [isBreakingOnly, setBreakingOnly] = useState(false);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  if (changes.length === 0) return <p className="quiet">{t('apiInterface:diff.none')}</p>;
  const shown = isBreakingOnly ? breaking : changes;
  return (
    <div className={styles.diff}>
      <p className={styles.line}>
        <span>{t('apiInterface:diff.count', { count: changes.length })}</span>
        {breaking.length > 0 && (
          <>
            <Tag variant="bad">{t('apiInterface:diff.breakingCount', { count: breaking.length })}</Tag>
            <Checkbox checked={isBreakingOnly} onChange={(event) => setBreakingOnly(event.target.checked)}>
              {t('apiInterface:diff.breakingOnly')}
            </Checkbox>
          </>
        )}
      </p>
      <ScrollRegion className={styles.scroll} aria-label={t('apiInterface:diff.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['path', 'before', 'after'].map((column) => (
                <th key={column} scope="col">
                  {t(`apiInterface:diff.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ path, kind, before, after, isBreaking }) => (
              <tr key={`${kind} ${path}`}>
                <th scope="row">
                  <code>{path}</code>
                  <span className={styles.line}>
                    <Tag variant={variants[kind]}>{t(`apiInterface:diff.${kind}`)}</Tag>
                    {isBreaking && <Tag variant="bad">{t('apiInterface:diff.breaking')}</Tag>}
                  </span>
                </th>
                <td className={before === null ? undefined : styles.removed}>{readable(before)}</td>
                <td className={after === null ? undefined : styles.added}>{readable(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

/** A text without its quotes, anything else as formatted JSON. */
function readable(json: string | null): string {
  if (json === null) return '–';
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
