import './ui/theme/base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, routerReady } from './app.tsx';
import { preparedPages } from './catalogue/app/prerendered-pages.ts';
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
/** Of a screen for those who are signed in: others are led elsewhere. */
const hasFrame = document.getElementById('frame') !== null;
// Asked before i18n says which language the page is in.
const isTakenOver = isPrerendered() && !isSignedIn && page.lang === currentLanguage();

trackFailedStyles();
page.dataset.brand = platformOfHost(window.location.host);
const theme = readStoredTheme();
applyTheme(theme);
setHintCookie('theme', theme === 'system' ? null : theme);
setHintCookie('signedIn', isSignedIn ? 'yes' : null);

void start();

/** Not awaited at the top: the screens' files import this one, and would wait for it as it waits for them. */
async function start(): Promise<void> {
  await startI18n(isPrerendered() ? preparedPages[window.location.pathname] : []);
  // What stands there is not touched before everything is there that takes its place, and that is drawn once.
  if (isPrerendered() || (isSignedIn && hasFrame)) await routerReady();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app: ReactNode = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // A page that was prepared for someone else (signed out, another language) is replaced in one stroke.
  if (isTakenOver) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
