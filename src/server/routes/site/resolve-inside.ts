import { isAbsolute, relative, resolve } from 'node:path';

/**
 * The file that a URL's path names inside a folder, or undefined when it names none there: not decodable, a null byte,
 * a backslash, a hidden file, or a way out of the folder in whatever encoding.
 */
export function resolveInside(folder: string, urlPath: string): string | undefined {
  const decoded = decode(urlPath);
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined;
  const file = resolve(folder, `.${decoded.startsWith('/') ? '' : '/'}${decoded}`);
  const inside = relative(folder, file);
  if (inside.startsWith('..') || isAbsolute(inside)) return undefined;
  if (inside.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
  return file;
}

function decode(urlPath: string): string | undefined {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
}
