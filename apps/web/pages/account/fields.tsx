import { Field } from '../../ui/form.tsx';
import { LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './bounds.ts';
import { useAccountTexts } from './use-account-texts.ts';

interface Typed {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const NameField = (typed: Typed) => (
  <Field label={useAccountTexts().name} most={LONGEST_NAME} autoComplete="username" {...typed} />
);

/** A password that is there already. */
export function PasswordField({ label, ...typed }: Typed & { readonly label?: string }) {
  const say = useAccountTexts();
  return (
    <Field
      label={label ?? say.password}
      type="password"
      most={LONGEST_PASSWORD}
      autoComplete="current-password"
      {...typed}
    />
  );
}

/** A password that is chosen now. */
export function NewPasswordField(typed: Typed) {
  const say = useAccountTexts();
  return (
    <Field
      label={say.newPassword}
      type="password"
      least={SHORTEST_PASSWORD}
      most={LONGEST_PASSWORD}
      autoComplete="new-password"
      about={say.passwordAbout}
      {...typed}
    />
  );
}
