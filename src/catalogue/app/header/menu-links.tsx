import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useBuyLink } from '../../shared/billing/use-buy-link.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { findActiveItem, type HeaderItem } from './header-menu.ts';

interface MenuLinksProps {
  items: readonly HeaderItem[];
  isSignedIn: boolean;
}

/** The items of the main menu, the current one marked. */
export function MenuLinks({ items, isSignedIn }: MenuLinksProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const buyLink = useBuyLink();
  const active = findActiveItem(pathname);
  // Signed-in users go straight to the search screen.
  const linkOf = ({ key, to }: HeaderItem) => {
    if (!isSignedIn) return to;
    return key === 'buy' ? buyLink : key === 'inquire' ? paths.vehicle : to;
  };
  return items.map((item) => {
    const { code, key, to, label } = item;
    const isCurrent = key === undefined ? pathname === to : key === active;
    return (
      <Link key={code} to={linkOf(item)} aria-current={isCurrent ? 'page' : undefined}>
        {label ?? t(`menu.${key}`)}
      </Link>
    );
  });
}
