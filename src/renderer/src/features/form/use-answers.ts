import { useEffect, useState } from 'react';
import { useForm } from '../../state/form.ts';
import type { FormAnswers } from './sentence-of.ts';

/** Everything that is answered here; the client's own words are kept with the studio's composer. */
type Answered = Omit<FormAnswers, 'more'>;

const { formData: NOTHING_SAID } = useForm.getInitialState();
const NOTHING_ELSE = { metal: '', stone: '', budget: '', size: '' };

interface AnswersOfForm {
  readonly answers: Answered;
  readonly answer: (changed: Partial<Answered>) => void;
  /** Call it when the form is sent: who opens it again begins anew. */
  readonly submitted: () => void;
}

/** The answers of the guided form: the specification's four in the form's store, the others with the screen. */
export function useAnswers(): AnswersOfForm {
  const { formData, setFormData, setFormSubmitted } = useForm();
  const [others, setOthers] = useState(NOTHING_ELSE);

  useEffect(() => {
    const form = useForm.getState();
    if (!form.isFormSubmitted) return;
    form.setFormData(NOTHING_SAID);
    form.setFormSubmitted(false);
  }, []);

  return {
    answers: { ...formData, ...others },
    answer({ metal, stone, budget, size, ...spoken }) {
      setFormData({ ...formData, ...spoken });
      const changed = Object.entries({ metal, stone, budget, size }).filter(([, value]) => value !== undefined);
      setOthers({ ...others, ...Object.fromEntries(changed) });
    },
    submitted: () => setFormSubmitted(true),
  };
}
