import { useStore } from 'zustand';
import { chatSession } from '../studio.ts';
import { type ChatState, nothingSaid } from './chat-session.ts';

/** One conversation as it stands. */
export function useChat(conversation: string): ChatState {
  return useStore(chatSession.store, (all) => all[conversation] ?? nothingSaid);
}
