import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { platformOfHost } from './contract/platform.ts';
import { startI18n } from './providers/i18n.ts';
import { applyTheme, keptTheme } from './ui/theme-choice.ts';

document.documentElement.dataset.brand = platformOfHost(window.location.host);
applyTheme(keptTheme());

await startI18n();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
