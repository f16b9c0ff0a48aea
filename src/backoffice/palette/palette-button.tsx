import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../messages.ts';

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useMessages();
  return (
    <Button
      type="text"
      icon={<SearchOutlined aria-hidden />}
      aria-label={t('palette.title')}
      title={`${t('palette.title')} (Ctrl+K)`}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    />
  );
}
