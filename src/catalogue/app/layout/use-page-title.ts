import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { platform } from '../../shared/site/platform.ts';

/** The browser tab's title: the screen's name and the brand's. */
export function useTitle(): void {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    const key = titleKey(pathname);
    const brand = t(`brand.${platform}`);
    document.title = i18n.exists(key) ? `${t(key)} · ${brand}` : brand;
  }, [t, i18n, pathname]);
}

/** The words of a screen's name, in its title and in the menus that lead to it. */
export function titleKey(pathname: string): string {
  return `title.${pathname.replaceAll('/', '_')}`;
}
