/** Where a log of Vite or electron-vite tells why a build failed: below all of its warnings. */
export const BUILD_ERROR = { from: /^error during build:/ };
