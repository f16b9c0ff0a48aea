import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useIsReadingPage } from '../../shared/navigation/reading-page.ts';
import { platform } from '../../shared/site/platform.ts';
import { useIsWorkScreen, workSlot } from '../../shared/work-header/work-header.ts';
import { helpOpen, helpTopics } from '../layout/help-topics.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './header.module.css';
import edge from './header-edge.module.css';
import { defaultMenu } from './header-menu.ts';
import { LanguageButton } from './language-button.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PageTools } from './page-tools.tsx';
import { NewVersionLink, RegisterLink, SignedOutTools } from './signed-out-tools.tsx';
import { ThemeButton } from './theme-button.tsx';

/** Loaded for signed-in users only: visitors do not download them and the data layer behind them. */
const SignedInTools = lazyWithRetry(async () => (await import('./signed-in-tools.tsx')).SignedInTools);
const SignedInMenu = lazyWithRetry(async () => (await import('./signed-in-menu.tsx')).SignedInMenu);

const SearchTabs = lazyWithRetry(async () => (await import('../layout/search-tabs.tsx')).SearchTabs);

const ViewBanner = lazyWithRetry(async () => (await import('./view-banner.tsx')).ViewBanner);

/** Where the menu opens from a button: see the style sheet. */
const COMPACT = '(max-width: 1400px)';

/** Brand, main menu and tools. On a vehicle's parts screen the menu is closed and the vehicle has its place. */
export function Header() {
  const { t } = useTranslation();
  const current = useStore(session);
  const { pathname } = useLocation();
  const isReadingPage = useIsReadingPage();
  const isWorkScreen = useIsWorkScreen() && current !== null;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // The phone's menu closes on navigation.
  const isOpen = openedAt === pathname;
  const isCompact = useMediaQuery(COMPACT) || isWorkScreen;
  const links = <MenuLinks items={defaultMenu} isSignedIn={current !== null} />;
  const menuButton = (
    <Button
      key="button"
      variant="plain"
      isIcon
      className={styles.burger}
      aria-expanded={isOpen}
      aria-label={t('menu.open')}
      onClick={() => setOpenedAt(isOpen ? null : pathname)}
    >
      <Icon name="menu" />
    </Button>
  );
  const menu = (
    <nav
      key="menu"
      className={`${styles.menu} ${isOpen ? styles.open : ''}`}
      aria-label={t('menu.main')}
      onKeyDown={({ key }) => key === 'Escape' && setOpenedAt(null)}
    >
      {current === null ? (
        <>
          {links}
          <NewVersionLink />
          <RegisterLink className={styles.narrowOnly ?? ''} />
        </>
      ) : (
        <LazyBoundary fallback={links} errorFallback={links}>
          <SignedInMenu />
        </LazyBoundary>
      )}
      {isWorkScreen && (
        <>
          <LazyBoundary>
            <SearchTabs className={styles.searchTabs} />
          </LazyBoundary>
          <span className={styles.settings}>
            <LanguageButton />
            <ThemeButton />
          </span>
        </>
      )}
      {helpTopics().length > 0 && (
        <Button
          variant="plain"
          className={isWorkScreen ? '' : (styles.phoneOnly ?? '')}
          onClick={() => {
            setOpenedAt(null);
            helpOpen.set({ topic: 'all', at: pathname });
          }}
        >
          {t('menu.help')}
        </Button>
      )}
    </nav>
  );
  const tools = (
    <div key="tools" className={styles.tools}>
      {!isWorkScreen && (
        <>
          <PageTools />
          <LanguageButton />
          <ThemeButton />
        </>
      )}
      {current === null ? (
        <SignedOutTools registerClass={styles.register ?? ''} />
      ) : (
        <LazyBoundary>
          <SignedInTools user={current.user} />
        </LazyBoundary>
      )}
    </div>
  );
  return (
    <header
      className={`${styles.header} ${isReadingPage ? edge.reading : ''} ${isWorkScreen ? styles.work : ''}`}
      data-signed-in={current !== null || undefined}
    >
      {current?.view !== undefined && (
        <LazyBoundary>
          <ViewBanner session={current} expiresAt={current.view.expiresAt} />
        </LazyBoundary>
      )}
      <Link className={styles.brand} to={paths.index}>
        <BrandMark />
        <span className={current === null ? '' : styles.brandName}>{t(`brand.${platform}`)}</span>
      </Link>
      {isWorkScreen && <div ref={workSlot.set} className={styles.slot} />}
      {/* The order of Tab is that of the screen: a menu that opens comes after its button. */}
      {isCompact ? [tools, menuButton, menu] : [menu, tools, menuButton]}
    </header>
  );
}
