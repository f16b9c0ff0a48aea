import { Modal } from 'antd';
import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages.ts';
import styles from './palette-dialog.module.css';
import { type MatchesPinyin, matchEntries, type PaletteEntry } from './palette-entries.ts';
import { usePaletteEntries, usePaletteRecords } from './use-palette-entries.ts';

const groups = ['records', 'pages', 'actions'] as const;

/** Finds pages, records and actions by a few letters; loaded when it is first opened. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages();
  const [typed, setTyped] = useState('');
  const matchesPinyin = usePinyin(language !== 'en');
  const { records, isSearching } = usePaletteRecords(typed);
  const entries = [...records, ...matchEntries(usePaletteEntries(), typed, matchesPinyin)];
  // cmdk would keep pointing at an entry that is gone.
  const [selected, setSelected] = useState('');
  const current = entries.some(({ id }) => id === selected) ? selected : (entries[0]?.id ?? '');
  const run = (entry: PaletteEntry) => {
    onClose();
    entry.run();
  };
  return (
    <Modal
      open
      title={<span className={styles.title}>{t('palette.title')}</span>}
      footer={null}
      closable={false}
      onCancel={onClose}
      styles={{ body: { paddingTop: 4 } }}
      style={{ top: 72 }}
    >
      <Command shouldFilter={false} loop label={t('palette.title')} value={current} onValueChange={setSelected}>
        <Command.Input
          autoFocus
          className={styles.input}
          value={typed}
          onValueChange={setTyped}
          maxLength={80}
          placeholder={t('palette.hint')}
          aria-label={t('palette.title')}
        />
        <Command.List className={styles.list} label={t('palette.results')}>
          {groups.map((group) => {
            const found = entries.filter((entry) => entry.group === group);
            if (found.length === 0) return null;
            return (
              <Command.Group key={group} heading={t(`palette.group.${group}`)}>
                {found.map((entry) => (
                  <Command.Item key={entry.id} value={entry.id} className={styles.item} onSelect={() => run(entry)}>
                    <span className={styles.name}>{entry.title}</span>
                    {entry.detail !== undefined && <span className={styles.detail}>{entry.detail}</span>}
                  </Command.Item>
                ))}
              </Command.Group>
            );
          })}
        </Command.List>
        <p className={styles.state} role="status">
          {isSearching ? t('palette.searching') : entries.length === 0 ? t('palette.nothing') : ''}
        </p>
      </Command>
    </Modal>
  );
}

/** The dictionary is large, so it is loaded with the palette, and only for Chinese. */
function usePinyin(isWanted: boolean): MatchesPinyin | undefined {
  const [matches, setMatches] = useState<MatchesPinyin>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('pinyin-pro').then(
      ({ match }) => isCurrent && setMatches(() => (text: string, typed: string) => match(text, typed) !== null),
      // Without it, texts are matched as they are written.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return matches;
}
