import { Button, useLanguage } from '@brink/board';
import { acceptExpiry, useMe } from '../../client/me.ts';
import { ACCOUNT_TEXTS } from '../../ui/texts/account.ts';
import { Link } from '../../ui/link.tsx';

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
