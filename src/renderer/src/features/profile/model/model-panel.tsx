import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import { useAuth } from '../../../state/auth.ts';
import { whoAnswers } from '../../../studio/studio.ts';
import { type ModelShown, readModel } from './model-api.ts';
import { ModelForm } from './model-form.tsx';
import styles from './model.module.css';
import { TestConnection } from './test-connection.tsx';

/** Who answers in the chat: for whoever runs the studio to choose or to test, for the others to know. */
export function ModelPanel() {
  const userId = useAuth((state) => state.user?.userId);
  const queryKey = ['model', userId];
  const model = useQuery({ queryKey, queryFn: readModel }, queryClient);
  if (model.data === undefined) return <ErrorLine message={model.error?.message} />;
  const shown = model.data;
  function change(now: ModelShown) {
    queryClient.setQueryData(queryKey, now);
    whoAnswers.change(now);
  }
  return (
    <div className={styles.model}>
      <p>{whoInWords(shown)}</p>
      {shown.isOffline && (
        <p className={styles.note}>
          This studio is set to reach nothing outside of this computer, so only a model that runs here can answer.
        </p>
      )}
      {shown.mayChange && <ModelForm key={shown.url} shown={shown} onChange={change} />}
      {!shown.mayChange && shown.mayTest && shown.answers === 'model' && <TestConnection />}
    </div>
  );
}

function whoInWords({ answers, name, host, runsHere, mayChange }: ModelShown): string {
  if (answers === 'model' && runsHere && mayChange)
    return `${name} answers. It runs on this computer, and what is said to it stays here.`;
  if (answers === 'model')
    return `${name} answers. What is said in the chat, and the pieces that lie open, are sent to ${runsHere ? 'the studio’s own server' : host}; your rates and charges are not.`;
  const ours =
    'The built-in designer answers. It works on this device: what you say to it is sent to no other service.';
  return mayChange ? `${ours} A language model can answer instead, one on this computer or one of a provider.` : ours;
}
