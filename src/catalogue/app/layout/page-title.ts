import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../providers/store.ts';
import { screenTitle } from '../../shared/navigation/screen-title.ts';
import { platform } from '../../shared/site/platform.ts';

/**
 * Sets the document's title: the names of screen and brand. A component of its own, because the title of a record comes
 * late: rendering the layout for it before the page is hydrated would make React replace the page.
 */
export function PageTitle(): null {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const own = useStore(screenTitle);
  useEffect(() => {
    const key = titleKey(pathname);
    const brand = t(`brand.${platform}`);
    const title = own ?? (i18n.exists(key) ? t(key) : null);
    document.title = title === null ? brand : `${title} · ${brand}`;
  }, [t, i18n, pathname, own]);
  return null;
}

/** The text key of a screen's name, in its title and in menus. */
export function titleKey(pathname: string): string {
  return `title.${pathname.replaceAll('/', '_')}`;
}
