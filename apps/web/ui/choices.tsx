import { useId, type ReactNode } from 'react';

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly values: readonly { readonly id: T; readonly label: ReactNode }[];
  readonly chosen: T;
  readonly about?: string;
  readonly onChoose: (id: T) => void;
}

/** One of a few, all in sight. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { label, values, chosen, about, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="w-choice">
      <legend>{label}</legend>
      <div>
        {values.map(({ id, label: text }) => (
          <label key={id} data-chosen={id === chosen}>
            <input
              type="radio"
              className="b-unseen"
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {text}
          </label>
        ))}
      </div>
      {about && <p>{about}</p>}
    </fieldset>
  );
}
