import { type ReactNode, useState } from 'react';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import { type ModelReport, tryModel, type TypedModel } from './model-api.ts';
import styles from './model.module.css';
import { reportWords } from './report-words.ts';

interface TestConnectionProps {
  /** Without it, the model that answers is tried. */
  readonly typed?: TypedModel | undefined;
  readonly isDisabled?: boolean;
  /** Buttons beside it. */
  readonly children?: ReactNode;
}

/** Tries a model, and says what it can do or what is wrong. */
export function TestConnection({ typed, isDisabled = false, children }: TestConnectionProps) {
  const [isTesting, setTesting] = useState(false);
  const [report, setReport] = useState<ModelReport>();
  const [problem, setProblem] = useState<Problem>();

  async function test() {
    setTesting(true);
    setReport(undefined);
    setProblem(undefined);
    const tested = await tryModel(typed);
    setTesting(false);
    if (tested.ok) setReport(tested.value);
    else setProblem(tested.problem);
  }

  return (
    <>
      <div className={styles.actions}>
        {children}
        <Button disabled={isTesting || isDisabled} onClick={() => void test()}>
          {isTesting ? 'Testing…' : 'Test connection'}
        </Button>
      </div>
      <ErrorLine message={problem && `${problem.message} ${problem.remedy}`} />
      {report !== undefined && (
        <p className={styles.done} role="status">
          {reportWords(report).join(' ')}
        </p>
      )}
    </>
  );
}
