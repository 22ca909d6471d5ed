/**
 * Where a log of Vite or electron-vite tells why a build failed: below all of its warnings, and above where in the
 * builder that was noticed.
 */
export const BUILD_ERROR = {
  from: /^error during build:/,
  besides: /^ {4}at .*[\\/]node_modules[\\/]|^ {2}errors: \[Getter|^\}$/,
};
