import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../messages.ts';
import styles from './editor.module.css';
import { fieldId } from './field-id.ts';

type Mapping = Readonly<Record<string, string>>;

interface MappingEditorProps {
  side: 'requestMapping' | 'responseMapping';
  mapping: Mapping;
  isDisabled: boolean;
  onChange: (mapping: Record<string, string>) => void;
}

/** Pairs of our field and the upstream's. Pairs that lack a side are kept while they are typed, and not saved. */
export function MappingEditor({ side, mapping, isDisabled, onChange }: MappingEditorProps) {
  const { t } = useMessages();
  const [pairs, setPairs] = useState<readonly (readonly [string, string])[]>(() => Object.entries(mapping));
  const [lastSent, setLastSent] = useState(mapping);
  if (JSON.stringify(mapping) !== JSON.stringify(lastSent)) {
    // Discarded or taken over from someone else.
    setLastSent(mapping);
    setPairs(Object.entries(mapping));
  }
  const update = (changed: readonly (readonly [string, string])[]) => {
    const complete = Object.fromEntries(changed.filter(([ours, theirs]) => ours !== '' && theirs !== ''));
    setPairs(changed);
    setLastSent(complete);
    onChange(complete);
  };
  const title = t(`apiInterface:field.${side}`);
  return (
    <fieldset className={styles.mapping} disabled={isDisabled}>
      <legend>{title}</legend>
      <span className={styles.hint}>{t(`apiInterface:hint.${side}`)}</span>
      {pairs.map(([ours, theirs], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no id and are edited in place
        <div key={index} className={styles.mappingRow}>
          <Input
            {...(index === 0 ? { id: fieldId(`source.${side}`) } : {})}
            size="small"
            className={styles.code ?? ''}
            aria-label={t('apiInterface:mapping.ours', { title, number: index + 1 })}
            placeholder={t('apiInterface:mapping.oursShort')}
            value={ours}
            maxLength={200}
            spellCheck={false}
            onChange={(event) => update(pairs.with(index, [event.target.value.trim(), theirs]))}
          />
          <span aria-hidden>←</span>
          <Input
            size="small"
            className={styles.code ?? ''}
            aria-label={t('apiInterface:mapping.theirs', { title, number: index + 1 })}
            placeholder={t('apiInterface:mapping.theirsShort')}
            value={theirs}
            maxLength={200}
            spellCheck={false}
            onChange={(event) => update(pairs.with(index, [ours, event.target.value.trim()]))}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('apiInterface:mapping.remove', { title, number: index + 1 })}
            onClick={() => update(pairs.toSpliced(index, 1))}
          />
        </div>
      ))}
      {!isDisabled && (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-label={t('apiInterface:mapping.addTo', { title })}
          onClick={() => setPairs([...pairs, ['', '']])}
        >
          {t('apiInterface:mapping.add')}
        </Button>
      )}
    </fieldset>
  );
}
