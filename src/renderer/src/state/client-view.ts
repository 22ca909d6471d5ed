import { create } from 'zustand';

interface ClientView {
  /** What the shop pays and charges for its work is hidden: the screen can be turned round to the client. */
  readonly isOn: boolean;
}

/** Of this window, until it is closed: nobody who opens the studio anew finds it without its prices. */
export const useClientView = create<ClientView>()(() => ({ isOn: false }));

export const toggleClientView = (): void => useClientView.setState(({ isOn }) => ({ isOn: !isOn }));
