import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { paths } from './lib/navigation/paths.ts';

const host = document.getElementById('root');
if (host === null) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The build prerenders the landing page; every other page begins empty.
if (host.hasChildNodes() && location.pathname === paths.landing) {
  hydrateRoot(host, app);
} else {
  createRoot(host).render(app);
}
