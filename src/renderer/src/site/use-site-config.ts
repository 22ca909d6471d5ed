import { useEffect, useState } from 'react';
import type { SiteConfig } from '#shared/site/site-config.ts';
import { loadCalls } from '../api/load-calls.ts';

/** The configuration of this studio, once it is loaded; the first paint does not wait for it. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    const read = async (): Promise<void> => {
      const calls = await loadCalls();
      const fetched = calls.ok ? await calls.value.fetchSiteConfig() : calls;
      if (fetched.ok) setConfig(fetched.value);
    };
    void read();
  }, []);
  return config;
}
