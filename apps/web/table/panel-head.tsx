import { Brand } from '@brink/board';
import { Switches } from '../ui/switches.tsx';

/** Above a panel that has no help of its own: where one is, language and theme. */
export function PanelHead({ detail }: { readonly detail: string }) {
  return (
    <>
      <Brand detail={detail} />
      <Switches />
    </>
  );
}
