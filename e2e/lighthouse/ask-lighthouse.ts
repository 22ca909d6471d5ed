import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { fetchedPeer } from '../../scripts/peers/fetched-peer.ts';
import { chromiumPath } from '../chromium-path.ts';

/** Lighthouse's categories, each with 0…100 points. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Lighthouse's two form factors: a phone on a slow connection, and a desktop computer. */
export type FormFactor = 'mobile' | 'desktop';

export interface LighthouseVerdict {
  readonly points: Readonly<Partial<Record<Category, number>>>;
  /** Audits that cost points, by name. */
  readonly lost: readonly string[];
  /** First contentful paint, largest contentful paint and total blocking time in ms; cumulative layout shift. */
  readonly figures: Readonly<Record<'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls', number>>;
}

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}

/** The path of Lighthouse, which the first call fetches; undefined if that fails. */
export function findLighthouse(): string | undefined {
  return fetchedPeer('lighthouse', '13.5.0', 'cli/index.js');
}

/** Runs Lighthouse on a page. */
export async function askLighthouse(
  lighthouse: string,
  url: string,
  formFactor: FormFactor,
  categories: readonly Category[],
): Promise<LighthouseVerdict> {
  const args = [
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    `--only-categories=${categories.join(',')}`,
    ...(formFactor === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const env = { ...process.env, CHROME_PATH: chromiumPath() ?? chromium.executablePath() };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64e6 });
  return verdictOf(JSON.parse(stdout) as Report, categories);
}

function verdictOf({ categories, audits }: Report, asked: readonly Category[]): LighthouseVerdict {
  const figure = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const weighed = asked.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    points: Object.fromEntries(asked.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    lost: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
    figures: {
      fcpMs: figure('first-contentful-paint'),
      lcpMs: figure('largest-contentful-paint'),
      tbtMs: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    },
  };
}
