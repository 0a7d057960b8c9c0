import { useLanguage } from '@brink/board';
import { useState, type FormEvent, type ReactNode } from 'react';
import { codeOf } from './api-error.ts';
import { ACCOUNT_TEXTS, problemText } from './texts/account.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'password' | 'email' | 'url';
  readonly autoComplete: string;
  readonly about?: string;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

export function Field(props: FieldProps) {
  const { label, value, type = 'text', autoComplete, about, least = 1, most, onChange } = props;
  return (
    <label className="w-field">
      {label}
      <input
        required
        type={type}
        value={value}
        minLength={least}
        maxLength={most}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
      />
      {about && <span className="w-field-about">{about}</span>}
    </label>
  );
}

interface FormProps {
  readonly title: string;
  readonly about?: string;
  readonly button: string;
  /** Tells that it is done, where the page does not change by itself. */
  readonly saysDone?: boolean;
  /** What a code of the server means here. */
  readonly problemOf?: (code: string) => string;
  readonly onSend: () => Promise<unknown>;
  readonly children?: ReactNode;
}

/** A few fields and one button; what goes wrong is said beside it. */
export function Form(props: FormProps) {
  const { title, about, button, saysDone, problemOf, onSend, children } = props;
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setDone(false);
    setProblem(undefined);
    try {
      await onSend();
      setDone(saysDone === true);
    } catch (error) {
      setProblem(codeOf(error));
    }
    setBusy(false);
  };
  return (
    <form className="w-card w-form" aria-label={title} onSubmit={(event) => void send(event)}>
      <h2>{title}</h2>
      {about && <p className="w-about">{about}</p>}
      {children}
      {problem && (
        <p className="w-problem" role="alert">
          {problemOf ? problemOf(problem) : problemText(problem, language)}
        </p>
      )}
      <div className="w-form-foot">
        <button type="submit" className="b-button b-button-primary" aria-busy={isBusy}>
          {button}
        </button>
        <span role="status">{isDone && ACCOUNT_TEXTS[language].done}</span>
      </div>
    </form>
  );
}
