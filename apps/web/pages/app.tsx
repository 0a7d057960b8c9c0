import { DrawFrom, SpeakIn } from '@brink/board';
import { useEffect } from 'react';
import { Home } from './home/home.tsx';
import { useUpdate } from '../client/updates.ts';
import { gamesToMove } from '../client/local-games.ts';
import { useMe } from '../client/me.ts';
import { PICTOGRAMS } from '../games/pictograms.ts';
import { useSeeking } from '../client/seeking.ts';
import { useRuleShown } from '../ui/rule-shown.ts';
import { Notice } from '../ui/notice.tsx';
import { goTo, routeOf, useAddress, type Route } from '../ui/router.ts';
import { useSettings } from '../ui/settings.ts';
import { useSay } from '../ui/texts/use-say.ts';
import { tablePages } from './table/load.ts';
import { Arrival, onDemand } from '../ui/arrival.tsx';

const LocalPage = onDemand(async () => ({ default: (await tablePages()).LocalPage }));
const RemotePage = onDemand(async () => ({ default: (await tablePages()).RemotePage }));
const AccountPage = onDemand(() => import('./account/account-page.tsx'));
const ArchivePage = onDemand(() => import('./archive/archive-page.tsx'));
const ResetPage = onDemand(() => import('./account/reset-page.tsx'));
const DicePage = onDemand(() => import('./dice/dice-page.tsx'));
const LeaderboardPage = onDemand(() => import('./players/leaderboard-page.tsx'));
const ProfilePage = onDemand(() => import('./players/profile-page.tsx'));
const SettingsPage = onDemand(() => import('./settings/settings-page.tsx'));
const HelpPage = onDemand(() => import('./help/help-page.tsx'));
const RuleOver = onDemand(() => import('./library/rule-over.tsx'));
const RulesPage = onDemand(() => import('./library/rules-page.tsx'));
const GalleryPage = onDemand(() => import('./library/gallery-page.tsx'));
const ExplorerPage = onDemand(() => import('./explorer/explorer-page.tsx'));
const LearnPage = onDemand(() => import('./library/learn-page.tsx'));
const StudyRoom = onDemand(() => import('./study/study-room.tsx'));
const EditorPage = onDemand(() => import('./editor/editor-page.tsx'));
const StudyPage = onDemand(() => import('./library/study-pages.tsx'));
const PuzzlesPage = onDemand(() => import('./puzzles/puzzles-page.tsx'));
const PuzzlePage = onDemand(() => import('./puzzles/puzzle-page.tsx'));
const TournamentsPage = onDemand(() => import('./tournaments/list-page.tsx'));
const TournamentPage = onDemand(() => import('./tournaments/tournament-page.tsx'));
const NewTournamentPage = onDemand(() => import('./tournaments/new-page.tsx'));
const NoticesPage = onDemand(() => import('./notices/notices-page.tsx'));
const BotsPage = onDemand(() => import('./bots/bots-page.tsx'));
const InvitationPage = onDemand(() => import('./invite/invitation-page.tsx'));
const PairingPage = onDemand(() => import('./pairing/pairing-page.tsx'));
const SeekBanner = onDemand(() => import('./pairing/seek-banner.tsx'));
const UpdateBanner = onDemand(() => import('./update-banner.tsx'));
const OverlayPage = onDemand(() => import('./broadcast/overlay-page.tsx'));
const AnalysisPage = onDemand(() => import('./analysis/analysis-page.tsx'));
const StudiesPage = onDemand(() => import('./studies/studies-page.tsx'));
const OneStudyPage = onDemand(() => import('./studies/study-page.tsx'));
const ReplayPage = onDemand(() => import('./replay/replay-page.tsx'));

function Page({ route }: { readonly route: Route }) {
  const say = useSay();
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'help':
      return <HelpPage />;
    case 'settings':
      return <SettingsPage />;
    case 'account':
      return <AccountPage />;
    case 'reset':
      return <ResetPage token={route.token} />;
    case 'dice':
      return <DicePage />;
    case 'archive':
      return <ArchivePage />;
    case 'archived':
      return <ReplayPage key={route.id} {...route} from="archive" />;
    case 'leaderboard':
      return <LeaderboardPage />;
    case 'rules':
      return <RulesPage anchor={route.anchor} />;
    case 'cards':
      return <GalleryPage />;
    case 'explorer':
      return <ExplorerPage />;
    case 'learn':
      return <LearnPage />;
    case 'study-room':
      return <StudyRoom />;
    case 'analysis':
      return <AnalysisPage />;
    case 'studies':
      return <StudiesPage />;
    case 'one-study':
      return <OneStudyPage key={route.id} id={route.id} />;
    case 'editor':
      return <EditorPage />;
    case 'study':
      return <StudyPage key={route.id} id={route.id} />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'puzzle':
      return <PuzzlePage key={route.id} id={route.id} />;
    case 'pair':
      return <PairingPage />;
    case 'notices':
      return <NoticesPage />;
    case 'bots':
      return <BotsPage />;
    case 'invitation':
      return <InvitationPage key={route.invite} invite={route.invite} />;
    case 'overlay':
      return <OverlayPage key={route.id} id={route.id} />;
    case 'tournaments':
      return <TournamentsPage />;
    case 'new-tournament':
      return <NewTournamentPage />;
    case 'tournament':
      return <TournamentPage key={route.id} id={route.id} />;
    case 'player':
      return <ProfilePage key={route.name} name={route.name} />;
    case 'local':
      return <LocalPage key={route.id} id={route.id} />;
    case 'remote':
      // A moment is named only where the whole game may be seen.
      if (route.at === undefined && !route.isReview) {
        return <RemotePage key={route.id} id={route.id} />;
      }
      return <ReplayPage key={route.id} {...route} from="server" />;
    case 'replay':
      return <ReplayPage key={route.id} {...route} from="device" />;
    case 'nowhere':
      return <Notice title={say.nowhere} text={say.nowhereText} />;
  }
}

/** The question mark opens help wherever no table takes it. */
function useHelpKey(): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key !== '?' || (target as Element).closest?.('input, textarea, select, dialog')) return;
      if (!document.querySelector('.b-desk, .b-phone')) goTo('/help');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Who has an account has the games of this device there too, those of before as well. */
function useGamesInAccount(): void {
  const me = useMe();
  const name = me.status === 'known' && me.user.kind === 'account' ? me.user.name : undefined;
  useEffect(() => {
    if (name === undefined || gamesToMove().length === 0) return;
    import('./account/move-games.ts')
      .then(({ moveGames }) => moveGames(name))
      // What could not be moved stays here; the next visit tries again.
      .catch(() => undefined);
  }, [name]);
}

export function App() {
  useHelpKey();
  useGamesInAccount();
  const { language } = useSettings();
  useAddress();
  const rule = useRuleShown();
  const hasUpdate = useUpdate();
  const isSeeking = useSeeking().status !== 'resting';
  return (
    <SpeakIn language={language}>
      <Arrival>
        <DrawFrom books={PICTOGRAMS}>
          <Page route={routeOf(location.pathname, location.hash)} />
        </DrawFrom>
      </Arrival>
      {hasUpdate && (
        <Arrival>
          <UpdateBanner />
        </Arrival>
      )}
      {isSeeking && (
        <Arrival>
          <SeekBanner />
        </Arrival>
      )}
      {rule !== undefined && (
        <Arrival>
          <RuleOver anchor={rule} />
        </Arrival>
      )}
    </SpeakIn>
  );
}
