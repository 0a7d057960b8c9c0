import '@brink/board/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { lookAtMe } from './account/me.ts';
import { keepPreferences } from './account/preferences.ts';
import { watchSettings } from './settings.ts';

watchSettings();
keepPreferences();
void lookAtMe();
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// After the first visit everything that runs here also runs without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}
