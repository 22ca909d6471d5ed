import { useEffect, useState } from 'react';
import type { SiteConfig } from '#shared/site/site-config.ts';
import { fetchSiteConfig } from '../api/site-config.ts';

/** The configuration of this studio, once it is loaded; the first paint does not wait for it. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    void fetchSiteConfig().then((fetched) => {
      if (fetched.ok) setConfig(fetched.value);
    });
  }, []);
  return config;
}
