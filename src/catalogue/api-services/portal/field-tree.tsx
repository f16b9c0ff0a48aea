import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BlockOf, FieldRow } from '../../../contract/api-services/documents/blocks.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './content.module.css';
import { hasChildren, isFolded } from './folding.ts';

/** The fields of a request or answer as a tree that folds; each has a link of its own. */
export function FieldTree({ block: { rows, isRequest }, title }: { block: BlockOf<'fields'>; title: string }) {
  const { t } = useTranslation('site-services');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (path: string) => {
    const next = new Set(folded);
    if (!next.delete(path)) next.add(path);
    setFolded(next);
  };
  return (
    <table className={styles.fields} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('field.name')}</th>
          <th scope="col">{t('field.description')}</th>
          <th scope="col">{t('field.example')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Field
            key={row.path}
            row={row}
            isRequest={isRequest}
            isHidden={isFolded(row.path, folded)}
            isOpen={hasChildren(rows, index) ? !folded.has(row.path) : undefined}
            onToggle={() => toggle(row.path)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface FieldProps {
  row: FieldRow;
  isRequest: boolean;
  isHidden: boolean;
  /** Undefined for a field without fields of its own. */
  isOpen: boolean | undefined;
  onToggle: () => void;
}

function Field({ row, isRequest, isHidden, isOpen, onToggle }: FieldProps) {
  const { t } = useTranslation('site-services');
  const { hash } = useLocation();
  const { anchor, name, depth, type, itemType, isRequired, description, example } = row;
  const typeText = type === 'array' ? t('field.arrayOf', { type: itemType ?? 'object' }) : type;
  return (
    <tr id={anchor} hidden={isHidden} data-target={hash === `#${anchor}` || undefined}>
      <th scope="row" style={{ paddingInlineStart: `${12 + depth * 18}px` }}>
        {isOpen !== undefined && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'fold' : 'unfold', { name })}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'down' : 'right'} size={14} />
          </button>
        )}
        <a href={`#${anchor}`} className={styles.fieldName}>
          <code>{name}</code>
        </a>
        <span className={styles.type}>{typeText}</span>
        {isRequest && isRequired && <Tag variant="warning">{t('field.required')}</Tag>}
        {isRequest && !isRequired && <Tag>{t('field.optional')}</Tag>}
      </th>
      <td>{description}</td>
      <td>{example !== '' && <code>{example}</code>}</td>
    </tr>
  );
}
