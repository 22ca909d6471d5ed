import { create } from 'zustand';

/** The user who is signed in. */
export interface AuthUser {
  /** The pool's own name for the account; it never changes. */
  readonly userId: string;
  readonly username: string;
  /** Shown beside "My Profile"; a social account may have none. */
  readonly email: string | undefined;
  readonly isAdmin: boolean;
  /** The provider they sign in through, e.g. Google; undefined for a password of the pool. */
  readonly provider?: string;
}

interface AuthState {
  /** Null when logged out. */
  readonly user: AuthUser | null;
  /** False until the pool has told who is signed in: it is asked after the first paint. */
  readonly isKnown: boolean;
  setUser(user: AuthUser | null): void;
}

export const useAuth = create<AuthState>()((set) => ({
  user: null,
  isKnown: false,
  setUser: (user) => set({ user, isKnown: true }),
}));
