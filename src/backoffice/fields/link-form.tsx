import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { richTextSchemes } from '../../contract/rich-text.ts';
import { useMessages } from '../messages.ts';
import styles from './rich-text-editor.module.css';

/** The address of a link in rich text. No form of its own, because it is inside one. */
export function LinkForm({ href, onSave }: { href: string; onSave: (href: string) => void }) {
  const { t } = useMessages();
  const [address, setAddress] = useState(href);
  const typed = address.trim();
  const isValid = typed === '' || richTextSchemes.some((scheme) => typed.startsWith(`${scheme}:`));
  const save = () => {
    if (isValid) onSave(typed);
  };
  return (
    <Space direction="vertical">
      <Space.Compact>
        <Input
          autoFocus
          aria-label={t('editor.address')}
          placeholder="https://"
          value={address}
          status={isValid ? '' : 'error'}
          onChange={(event) => setAddress(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            save();
          }}
        />
        <Button type="primary" disabled={!isValid} onClick={save}>
          {t('editor.setLink')}
        </Button>
      </Space.Compact>
      {!isValid && (
        <span role="alert" className={styles.problem}>
          {t('editor.badLink')}
        </span>
      )}
    </Space>
  );
}
