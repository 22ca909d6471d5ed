import { useEffect, useState } from 'react';
import type { SiteConfig } from '#shared/site-config.ts';
import { fetchSiteConfig } from '../../api/site-config.ts';

/** What this studio is made of, once it has said so; the first picture does not wait for it. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    void fetchSiteConfig().then((asked) => {
      if (asked.ok) setConfig(asked.value);
    });
  }, []);
  return config;
}
