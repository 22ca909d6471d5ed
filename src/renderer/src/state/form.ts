import { create } from 'zustand';

/** The answers to the four questions of the guided form; empty until they are given. */
interface FormAnswers {
  readonly occasion: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly jewelryType: string;
}

interface FormState {
  readonly formData: FormAnswers;
  /** Ids of the drafts whose pictures lie in the tray. */
  readonly imageData: readonly string[];
  readonly isFormSubmitted: boolean;
  setFormData(formData: FormAnswers): void;
  setImageData(imageData: readonly string[]): void;
  setFormSubmitted(isFormSubmitted: boolean): void;
}

export const useForm = create<FormState>()((set) => ({
  formData: { occasion: '', gender: '', ageGroup: '', jewelryType: '' },
  imageData: [],
  isFormSubmitted: false,
  setFormData: (formData) => set({ formData }),
  setImageData: (imageData) => set({ imageData }),
  setFormSubmitted: (isFormSubmitted) => set({ isFormSubmitted }),
}));
