import { useMe } from '../../client/me.ts';
import { SinceLast, type SinceLastProps } from './since-last.tsx';
import { WhoIsHere } from './who-is-here.tsx';

/** Who comes again and has no game going on: what happened meanwhile, and who is here. */
export default function BackAgain(props: Pick<SinceLastProps, 'finished' | 'puzzle'>) {
  const me = useMe();
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  return (
    <div className="w-back-again">
      <SinceLast boards={[]} rows={[]} {...props} />
      {isAccount && <WhoIsHere />}
    </div>
  );
}
