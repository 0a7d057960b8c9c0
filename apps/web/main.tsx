import '@brink/board/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { warmUp } from './pages/home/first-game.ts';
import { lookAtMe } from './client/me.ts';
import { keepClient } from './client/updates.ts';
import { keepPreferences } from './client/preferences.ts';
import { watchSettings } from './ui/settings.ts';

watchSettings();
keepPreferences();
void lookAtMe();
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// After the first visit everything that runs here also runs without a network. The first game comes
// first: over a slow line both at once would take twice as long.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    const isReady = location.pathname === '/' ? warmUp() : Promise.resolve();
    isReady.then(keepClient).catch(() => undefined);
  });
}
