import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { applyTheme, keptTheme, themeOf } from '../../ui/theme-choice.ts';

export function ThemeButton() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(() => themeOf(keptTheme()));
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="plain"
      isIcon
      aria-label={t(`theme.${other}`)}
      title={t(`theme.${other}`)}
      onClick={() => {
        applyTheme(other);
        setTheme(other);
      }}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </Button>
  );
}
