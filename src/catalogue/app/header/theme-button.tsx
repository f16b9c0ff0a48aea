import { useTranslation } from 'react-i18next';
import { setHintCookie } from '../../../providers/session/hints.ts';
import { createStore, useHydratedStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { applyTheme, readStoredTheme, themeOf } from '../../../ui/theme/theme-choice.ts';

const theme = createStore(themeOf(readStoredTheme()));

export function ThemeButton() {
  const { t } = useTranslation();
  // The server does not know the device's theme, so hydration starts with light.
  const other = useHydratedStore(theme, 'light') === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="plain"
      isIcon
      aria-label={t(`theme.${other}`)}
      title={t(`theme.${other}`)}
      onClick={() => {
        applyTheme(other);
        setHintCookie('theme', other);
        theme.set(other);
      }}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </Button>
  );
}
