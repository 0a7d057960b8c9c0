import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../page-head.tsx';
import { Ladder } from './ladder.tsx';
import { OwnBots } from './own-bots.tsx';
import { useBotTexts } from './texts.ts';
import '../account/account.css';
import './bots.css';

/** Programs of other people: how they stand, and one's own. */
export default function BotsPage() {
  const texts = useBotTexts();
  const me = useMe();
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  return (
    <div className="w-page">
      <PageHead page="bots" />
      <main className="w-people w-bots">
        <h1>{texts.title}</h1>
        <p className="w-about">{texts.about}</p>
        <Ladder />
        <section aria-labelledby="w-own">
          <h2 id="w-own">{texts.own}</h2>
          <p className="w-about">{texts.ownAbout}</p>
          {isAccount && <OwnBots key={me.user.id} />}
          {(me.status === 'stranger' || (me.status === 'known' && !isAccount)) && (
            <div className="w-games w-none">
              <p>{texts.needsAccount}</p>
              <Link to="/account" className="b-button">
                {texts.logIn}
              </Link>
            </div>
          )}
        </section>
        <section aria-labelledby="w-how">
          <h2 id="w-how">{texts.how}</h2>
          <p className="w-bots-how">{texts.howText}</p>
          <p>
            <a className="b-button" href="/api">
              {texts.interface}
            </a>
          </p>
        </section>
      </main>
    </div>
  );
}
