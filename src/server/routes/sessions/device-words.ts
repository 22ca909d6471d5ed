/** Programs. One that also names another comes before it. */
const PROGRAMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bElectron\//, 'Studio window'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

/** Android says Linux too, and an iPhone "like Mac OS X". */
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name for a User-Agent header: `Firefox on Windows`. */
export function deviceWords(userAgent: string): string {
  const program = PROGRAMS.find(([sign]) => sign.test(userAgent))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1];
  if (program === undefined) return system === undefined ? 'Unknown device' : `Unknown program on ${system}`;
  return system === undefined ? program : `${program} on ${system}`;
}
