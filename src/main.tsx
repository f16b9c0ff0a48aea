import './ui/theme/base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createRouter, routerReady } from './app.tsx';
import { platformOfHost } from './contract/platform.ts';
import { startI18n } from './providers/i18n.ts';
import { currentLanguage } from './providers/language.ts';
import { isPrerendered } from './providers/page/prerendered.ts';
import { setHintCookie } from './providers/session/hints.ts';
import { session } from './providers/session/session.ts';
import { trackFailedStyles } from './ui/lazy/lazy-with-retry.tsx';
import { applyTheme, readStoredTheme } from './ui/theme/theme-choice.ts';

const page = document.documentElement;
const isSignedIn = session.get() !== null;
/** The page holds the skeleton of a screen for signed-in users. */
const hasSkeleton = document.getElementById('frame') !== null;
// A prerendered page is that of a visitor. Read before startI18n sets the language of the document.
const canHydrate = isPrerendered() && !isSignedIn && page.lang === currentLanguage();

// Read by zod once it is loaded: the policy of the pages reports its attempt to compile validators, which cannot succeed.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
trackFailedStyles();
page.dataset.brand = platformOfHost(window.location.host);
const theme = readStoredTheme();
applyTheme(theme);
setHintCookie('theme', theme === 'system' ? null : theme);
setHintCookie('signedIn', isSignedIn ? 'yes' : null);

void start();

/** No top-level await: the chunks of the screens import this module and would wait for it, as it waits for them. */
async function start(): Promise<void> {
  const router = createRouter();
  await startI18n();
  // The prerendered page or skeleton stays until the screen's code is loaded, and is then replaced in one render.
  if (isPrerendered() || (isSignedIn && hasSkeleton)) await routerReady(router);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app: ReactNode = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  if (canHydrate) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // Without a connection the fonts of the system stay.
  const loadFonts = () => import('./ui/theme/fonts.ts').then((fonts) => fonts.loadFonts()).catch(() => undefined);
  requestAnimationFrame(() => void loadFonts());
}
