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
// The first game comes first: a click on it may follow at once.
const isWarm = location.pathname === '/' ? warmUp() : Promise.resolve();
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// After the first visit everything that runs here also runs without a network. Over a slow line it
// waits for the first game: both at once would take twice as long.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    isWarm.then(keepClient).catch(() => undefined);
  });
}
