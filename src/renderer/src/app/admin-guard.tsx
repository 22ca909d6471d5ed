import { Outlet } from 'react-router-dom';
import { useAuth } from '../state/auth.ts';
import { notFound } from './routes/not-found.ts';

const { Component: NotFoundPage } = notFound;

/** Pages for administrators. For others they look as if they did not exist. */
export function AdminGuard() {
  const isAdmin = useAuth((state) => state.user?.isAdmin ?? false);
  return isAdmin ? <Outlet /> : <NotFoundPage />;
}
