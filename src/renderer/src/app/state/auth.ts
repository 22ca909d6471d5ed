import { create } from 'zustand';

/** Who is signed in. */
export interface AuthUser {
  readonly userId: string;
  readonly username: string;
}

interface AuthState {
  /** Null when logged out. */
  readonly user: AuthUser | null;
  setUser(user: AuthUser | null): void;
}

export const useAuth = create<AuthState>()((set) => ({
  user: null,
  setUser: (user) => set({ user }),
}));
