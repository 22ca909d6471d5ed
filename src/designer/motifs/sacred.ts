import type { Motif } from './motif.ts';

/** Gods, their signs, and signs against ill luck. */
export const sacred = {
  evil_eye: { words: 'evil eye, nazar' },
  hamsa: { words: 'hamsa, hand of fatima' },
  cross: { words: 'cross, crucifix', outline: 'cross' },
  om: { words: 'om, aum' },
  swastik: { words: 'swastik, swastika' },
  ganesha: { words: 'ganesha, ganesh, ganpati, vinayak, vinayagar', isPerson: true },
  lakshmi: { words: 'lakshmi, laxmi, goddess lakshmi, mahalakshmi, laxmi ji, lakshmi ji', isPerson: true },
  krishna: { words: 'krishna, kanha, bal gopal, krishn', isPerson: true },
  radha_krishna: { words: 'radha krishna, radha krishn', isPerson: true },
  balaji: { words: 'balaji, venkateswara, tirupati', isPerson: true },
  shiva: { words: 'shiva, shiv, mahadev, bholenath', isPerson: true },
  trishul: { words: 'trishul, trident' },
  hanuman: { words: 'hanuman, bajrang bali', isPerson: true },
  khanda: { words: 'khanda' },
  allah: { words: 'allah, ayat, ayatul kursi', isPerson: true },
  saraswati: { words: 'saraswati', isPerson: true },
  durga: { words: 'durga, maa durga', isPerson: true },
  deity: { words: 'deity, goddess, bhagwan, god, devi' },
  chakra: { words: 'chakra' },
  conch: { words: 'conch, shankh' },
} as const satisfies Readonly<Record<string, Motif>>;
