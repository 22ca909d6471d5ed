import { QueryClient } from '@tanstack/react-query';
import { useAuth } from '../state/auth.ts';

/**
 * What the server knows, kept while it is looked at. It is handed to each query, so that pages that ask nothing carry
 * nothing of it.
 */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });

// What one person saw is nothing for the next at the same screen.
useAuth.subscribe(({ user }, { user: before }) => {
  if (user?.userId !== before?.userId) queryClient.clear();
});
