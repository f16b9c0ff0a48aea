import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { activeItem, type HeaderItem } from './header-menu.ts';

interface MenuLinksProps {
  items: readonly HeaderItem[];
  isSignedIn: boolean;
}

/** The items of the main menu, the one of this screen marked. */
export function MenuLinks({ items, isSignedIn }: MenuLinksProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const active = activeItem(pathname);
  return items.map(({ code, key, to, label }) => {
    const isHere = key === undefined ? pathname === to : key === active;
    // Whoever is signed in begins where the search box is.
    const place = key === 'inquire' && isSignedIn ? paths.vehicle : to;
    return (
      <Link key={code} to={place} aria-current={isHere ? 'page' : undefined}>
        {label ?? t(`menu.${key}`)}
      </Link>
    );
  });
}
