import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { platform } from '../../shared/site/platform.ts';

/** Sets the document's title: the names of screen and brand. */
export function usePageTitle(): void {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    const key = titleKey(pathname);
    const brand = t(`brand.${platform}`);
    document.title = i18n.exists(key) ? `${t(key)} · ${brand}` : brand;
  }, [t, i18n, pathname]);
}

/** The text key of a screen's name, in its title and in menus. */
export function titleKey(pathname: string): string {
  return `title.${pathname.replaceAll('/', '_')}`;
}
