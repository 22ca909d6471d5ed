import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** In the address of a public page: the question whether to start the trial opens there. */
const KEY = 'trial';
const VALUE = 'start';

/** The address of a page on which the trial is asked for: where a log-in leads that was made for it. */
export function toStartTrial(pathname: string, hash: string): string {
  return `${pathname}?${KEY}=${VALUE}${hash}`;
}

/** Asks for the trial where the address says that it is wanted, once: the address loses it, so that a reload asks nothing. */
export function useWantedTrial(ask: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.get(KEY) !== VALUE) return;
    query.delete(KEY);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
    ask();
  }, [pathname, search, hash, navigate, ask]);
}
