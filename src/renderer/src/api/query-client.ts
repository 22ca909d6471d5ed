import { QueryClient } from '@tanstack/react-query';
import { useAuth } from '../state/auth.ts';

/**
 * The cache of what the server answered. Each query takes it as an argument, not from a context, so that pages without
 * queries don't load the library.
 */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });

// The next user at the same screen must not see what the last one saw.
useAuth.subscribe(({ user }, { user: before }) => {
  if (user?.userId !== before?.userId) queryClient.clear();
});
