import { useTranslation } from 'react-i18next';
import { keepHint } from '../../../providers/hints.ts';
import { createStore, useShownStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { applyTheme, keptTheme, themeOf } from '../../../ui/theme-choice.ts';

const theme = createStore(themeOf(keptTheme()));

export function ThemeButton() {
  const { t } = useTranslation();
  // The server does not know the device's theme: the button begins as it is there.
  const other = useShownStore(theme, 'light') === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="plain"
      isIcon
      aria-label={t(`theme.${other}`)}
      title={t(`theme.${other}`)}
      onClick={() => {
        applyTheme(other);
        keepHint('theme', other);
        theme.set(other);
      }}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </Button>
  );
}
