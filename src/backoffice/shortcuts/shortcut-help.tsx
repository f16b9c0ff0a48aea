import { Modal } from 'antd';
import { useState } from 'react';
import { useStore } from '../../providers/store.ts';
import { useMessages } from '../messages.ts';
import styles from './shortcut-help.module.css';
import { activeShortcuts, shortcuts, useShortcuts } from './shortcuts.ts';

/** `?` lists the keys of the current page. */
export function ShortcutHelp() {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const registered = useStore(shortcuts);
  useShortcuts([
    { key: '?', label: t('keys.help'), run: () => setOpen(true) },
    { key: 'escape', label: t('keys.close') },
  ]);
  return (
    <Modal open={isOpen} title={t('keys.title')} footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
      <dl className={styles.keys}>
        {activeShortcuts(registered).map(({ key, label }) => (
          <div key={key} className={styles.line}>
            <dt>
              {key.split('+').map((part) => (
                <kbd key={part}>{keyName(part)}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

const names: Readonly<Record<string, string>> = { enter: 'Enter', escape: 'Esc' };

function keyName(part: string): string {
  if (part === 'mod') return /mac/i.test(navigator.platform) ? '⌘' : 'Ctrl';
  return names[part] ?? part.toUpperCase();
}
