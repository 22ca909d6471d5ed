/**
 * Where a system keeps a Chromium. The one without windows comes first, as it does with Playwright: nobody sees the
 * others' frames, but they are drawn.
 */
export const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
