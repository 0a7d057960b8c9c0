import { Button, useLanguage } from '@brink/board';
import type { GameSummary } from '@brink/protocol';
import { nextGame } from '../../client/api.ts';
import { acceptExpiry, useMe } from '../../client/me.ts';
import { ACCOUNT_TEXTS } from '../../ui/texts/account.ts';
import { Link } from '../../ui/link.tsx';
import { goTo } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';

/** The server has forgotten who this is: said once, calmly, with both ways on. */
export function Expired() {
  const texts = ACCOUNT_TEXTS[useLanguage()];
  const me = useMe();
  if (me.status !== 'stranger' || !me.hasExpired) return undefined;
  return (
    <section className="w-expired" role="alert" aria-label={texts.expired}>
      <p>
        <b>{texts.expired}</b> {texts.expiredText}
      </p>
      <Link to="/account" className="b-button b-button-primary">
        {texts.logIn}
      </Link>
      <Button onPress={acceptExpiry}>{texts.goOnAsGuest}</Button>
    </section>
  );
}

/** The game with the least time left first; the server knows which. */
export function NextGame({ games }: { readonly games: readonly GameSummary[] }) {
  const say = useSay();
  const waiting = games.filter(({ yourTurn }) => yourTurn);
  if (waiting.length === 0) return undefined;
  const go = (): void =>
    void nextGame().then(
      ({ game }) => goTo(`/g/${(game ?? waiting[0]).id}`),
      () => goTo(`/g/${waiting[0].id}`),
    );
  return (
    <p className="w-next">
      <Button isPrimary onPress={go}>
        {say.nextGame(waiting.length)}
      </Button>
    </p>
  );
}
